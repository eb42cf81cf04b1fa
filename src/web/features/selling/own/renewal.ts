import type { AnswerOf } from '#contract/endpoint.ts';
import { plainApi } from '../../../lib/session/session-call.ts';
import { mailLink } from '../../../lib/sign-in/mail-link.ts';
import { renewByLink } from './calls.ts';

/** A renewed listing. */
export type Renewed = AnswerOf<typeof renewByLink>['data'];

/** Renews the listing of a link. */
export const useRenewal = mailLink(async (token): Promise<Renewed> => {
  const { data } = await plainApi.call(renewByLink, { body: { token } });
  return data;
});
