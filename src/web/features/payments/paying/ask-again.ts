import type { Transaction } from '#contract/payments/payments.ts';

const OFTEN_MS = 2_000;
const SELDOM_MS = 10_000;
const RARELY_MS = 30_000;
const MINUTE_MS = 60_000;
/** A later confirmation is announced by e-mail. */
const LATEST_MS = 30 * MINUTE_MS;

/**
 * Interval until the payment's state is next polled, besides socket events; null for never.
 *
 * watchedMs  how long the page has been watching.
 */
export function askAgainInMs({ status }: Pick<Transaction, 'status'>, watchedMs: number): number | null {
  if (status === 'pending') return watchedMs < MINUTE_MS ? OFTEN_MS : SELDOM_MS;
  // A late confirmation still makes it succeed.
  if ((status === 'timeout' || status === 'declined') && watchedMs < LATEST_MS) return RARELY_MS;
  return null;
}
