import type { DeskPaymentDetail } from '#contract/payments/desk.ts';

export type DeskAct = 'refund' | 'check' | 'explain' | 'retry';

type Facts = Pick<DeskPaymentDetail, 'status' | 'attentions' | 'refunds' | 'ksef' | 'providerRef' | 'tradedInto'>;

/** What an admin can do about a payment now: refund it, retry, compare it with the provider, explain a discrepancy. */
export function actsOn({ status, attentions, refunds, ksef, providerRef, tradedInto }: Facts): DeskAct[] {
  const acts: DeskAct[] = [];
  if (status === 'success' && refunds.length === 0 && tradedInto === null) acts.push('refund');
  const hasFailed = refunds.some(({ state }) => state === 'failed') || ksef.some(({ state }) => state === 'refused');
  if (hasFailed) acts.push('retry');
  if (providerRef !== null) acts.push('check');
  if (attentions.includes('mismatch')) acts.push('explain');
  return acts;
}
