import type { AnswerOf } from '#contract/endpoint.ts';
import { plainApi } from '../session/session-call.ts';
import { mailLink } from '../sign-in/mail-link.ts';
import { renewByLink } from './calls.ts';

/** A listing that was renewed. */
export type Renewed = AnswerOf<typeof renewByLink>['data'];

/** Renews the listing that a link was sent for. */
export const useRenewal = mailLink(async (token): Promise<Renewed> => {
  const { data } = await plainApi.call(renewByLink, { body: { token } });
  return data;
});
