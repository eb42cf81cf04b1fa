import type { Transaction } from '#contract/payments.ts';

const OFTEN_MS = 2_000;
const SELDOM_MS = 10_000;
const RARELY_MS = 30_000;
const MINUTE_MS = 60_000;
/** A yes that comes this late is told by mail. */
const LATEST_MS = 30 * MINUTE_MS;

/**
 * In how long the state of a payment is asked for again, beside what the socket tells; null for never.
 *
 * watchedMs  how long the page has been looking already.
 */
export function askAgainInMs({ status }: Pick<Transaction, 'status'>, watchedMs: number): number | null {
  if (status === 'pending') return watchedMs < MINUTE_MS ? OFTEN_MS : SELDOM_MS;
  // A late yes still makes it a success.
  if ((status === 'timeout' || status === 'declined') && watchedMs < LATEST_MS) return RARELY_MS;
  return null;
}
