import { isApiError } from '#contract/errors.ts';

const REFUSALS = [
  'ownConversation',
  'blocked',
  'recipientGone',
  'notFound',
  'mustVerifyEmail',
  'accountSuspended',
] as const;

/** Why a conversation cannot be opened; `failed` can be retried. */
export type Refusal = (typeof REFUSALS)[number] | 'failed';

/** Classifies the error of opening a conversation. */
export function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return 'failed';
  return REFUSALS.find((code) => code === error.code) ?? 'failed';
}
