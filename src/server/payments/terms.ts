import { WITHDRAWAL_DAYS } from '#contract/payments/payments.ts';
import { LEAST_PRICE } from '#contract/payments/price-list.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';

const DAY_MS = 24 * 3_600_000;

/** The minimum payment after credits, as providers require. */
const LEAST_MINOR = LEAST_PRICE * 100;

/** The length of a paid period. */
export function periodMs(days: number): number {
  return days * DAY_MS;
}

/** The reduction of a voucher, as stored. */
export interface Reduction {
  readonly kind: 'percent' | 'amount' | 'free';
  readonly percent: number | null;
  readonly amount_minor: number | null;
}

/**
 * The reduction of a price by a voucher, in grosz: never more than the price. If the rest is below the providers'
 * minimum, it is waived too.
 */
export function reductionMinor({ kind, percent, amount_minor: amountMinor }: Reduction, priceMinor: number): number {
  if (kind === 'free') return priceMinor;
  const off = kind === 'percent' ? Math.round((priceMinor * (percent ?? 0)) / 100) : (amountMinor ?? 0);
  return priceMinor - off < LEAST_MINOR ? priceMinor : off;
}

/** A paid period: what was paid for it, in grosz, credits included, and for how many days. */
export interface PaidPeriod {
  readonly valueMinor: number;
  readonly days: number;
}

/** The value of unused time in grosz, rounded down. `periods`: the paid ones; the first of them is used last. */
export function worthMinor(periods: readonly PaidPeriod[], unusedMs: number): number {
  let leftMs = Math.max(0, unusedMs);
  let worth = 0;
  for (const { valueMinor, days } of periods) {
    const partMs = Math.min(leftMs, periodMs(days));
    worth += (valueMinor * partMs) / periodMs(days);
    leftMs -= partMs;
  }
  return Math.floor(worth);
}

/** The credit for paid time that is given up, in grosz. `priceMinor`: the price after a voucher's reduction. */
export function creditMinor(worth: number, priceMinor: number): number {
  return Math.max(0, Math.min(worth, priceMinor - LEAST_MINOR));
}

/** The part of an amount for unused time of a period, rounded up in the buyer's favour. */
export function unusedPartMinor(amountMinor: number, unusedMs: number, days: number): number {
  const part = Math.min(1, Math.max(0, unusedMs) / periodMs(days));
  return Math.ceil(amountMinor * part);
}

/**
 * How much of the credit to refund when `givenBackMinor` of the amount is refunded, in grosz. Together with the unused
 * part of the amount it is the unused part of the full price; if more of the amount is refunded, the same share of the
 * credit is.
 */
export function creditBackMinor(given: {
  readonly amountMinor: number;
  readonly creditMinor: number;
  readonly givenBackMinor: number;
  readonly unusedMs: number;
  readonly days: number;
}): number {
  const { amountMinor, creditMinor: credit, givenBackMinor, unusedMs, days } = given;
  const ownMinor = unusedPartMinor(amountMinor, unusedMs, days);
  if (givenBackMinor > ownMinor) return Math.ceil((credit * givenBackMinor) / amountMinor);
  return unusedPartMinor(amountMinor + credit, unusedMs, days) - ownMinor;
}

/** A duration in days, rounded up. */
export function begunDays(ms: number): number {
  return Math.ceil(Math.max(0, ms) / DAY_MS);
}

/** The withdrawal deadline: the end of the fourteenth day after the payment, by the Polish calendar. */
export function withdrawableUntil(paidAt: Date): Date {
  return polishMidnight(polishDay(paidAt), WITHDRAWAL_DAYS + 1);
}
