import type { DeskPaymentDetail } from '#contract/payments-desk.ts';

export type DeskAct = 'refund' | 'check' | 'retry';

type Facts = Pick<DeskPaymentDetail, 'status' | 'refunds' | 'ksef' | 'providerRef'>;

/** What an admin can do about a payment now: give back what was paid and not given back yet, try again, compare. */
export function actsOn({ status, refunds, ksef, providerRef }: Facts): DeskAct[] {
  const acts: DeskAct[] = [];
  if (status === 'success' && refunds.length === 0) acts.push('refund');
  const hasFailed = refunds.some(({ state }) => state === 'failed') || ksef.some(({ state }) => state === 'refused');
  if (hasFailed) acts.push('retry');
  if (providerRef !== null) acts.push('check');
  return acts;
}
