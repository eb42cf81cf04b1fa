import { isApiError } from '#contract/errors.ts';

const REFUSALS = [
  'ownConversation',
  'blocked',
  'recipientGone',
  'notFound',
  'mustVerifyEmail',
  'accountSuspended',
] as const;

/** Why no conversation can be opened; `failed` where another try may help. */
export type Refusal = (typeof REFUSALS)[number] | 'failed';

/** Sorts the failure of opening a conversation. */
export function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return 'failed';
  return REFUSALS.find((code) => code === error.code) ?? 'failed';
}
