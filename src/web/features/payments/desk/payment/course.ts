import type { DeskPaymentDetail } from '#contract/payments/desk.ts';

/**
 * A step of a payment's timeline: our own record or (`event`) the provider's. Amounts in PLN.
 *
 * kind  as in the provider interface.
 */
export interface Step {
  readonly what: 'started' | 'event' | 'paid' | 'withdrawn' | 'refund' | 'refundDone';
  readonly at: string;
  readonly kind?: string;
  readonly amount?: number | null;
}

type Facts = Pick<DeskPaymentDetail, 'startedAt' | 'paidAt' | 'withdrawalRequestedAt' | 'events' | 'refunds'>;

/** Order of simultaneous steps: the provider's event before its effects. */
const RANKS: readonly Step['what'][] = ['started', 'withdrawn', 'refund', 'event', 'paid', 'refundDone'];

/** A payment's timeline, oldest first. */
export function courseOf({ startedAt, paidAt, withdrawalRequestedAt, events, refunds }: Facts): Step[] {
  const steps: Step[] = [
    { what: 'started', at: startedAt },
    ...events.map(({ kind, amount, receivedAt }): Step => ({ what: 'event', at: receivedAt, kind, amount })),
  ];
  if (paidAt) steps.push({ what: 'paid', at: paidAt });
  if (withdrawalRequestedAt) steps.push({ what: 'withdrawn', at: withdrawalRequestedAt });
  for (const { amount, requestedAt, doneAt } of refunds) {
    steps.push({ what: 'refund', at: requestedAt, amount });
    if (doneAt) steps.push({ what: 'refundDone', at: doneAt, amount });
  }
  return steps.sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || RANKS.indexOf(one.what) - RANKS.indexOf(other.what),
  );
}
