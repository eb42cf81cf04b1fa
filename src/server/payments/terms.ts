import type { ListingStatus } from '#contract/listings/listings.ts';
import { WITHDRAWAL_DAYS } from '#contract/payments/payments.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { plans, shopLinkPlan } from '#kinds/plans.ts';

const DAY_MS = 24 * 3_600_000;

/** The length of one paid period. */
export const PERIOD_MS = shopLinkPlan.visibleDays * DAY_MS;

/** The minimum payment after credits, as providers require. */
const LEAST_MINOR = 200;

/** The price of the plan behind a listing status; 0 if it is free. */
export function priceOfVariant(variant: ListingStatus): number {
  return Object.values(plans).find(({ status }) => status === variant)?.priceMinor ?? 0;
}

/** The credit for paid time that is given up, in grosz, rounded down. */
export function creditMinor(given: {
  readonly paidPriceMinor: number;
  readonly unusedMs: number;
  readonly listPriceMinor: number;
}): number {
  const worth = Math.floor((given.paidPriceMinor * Math.max(0, given.unusedMs)) / PERIOD_MS);
  return Math.min(worth, given.listPriceMinor - LEAST_MINOR);
}

/** The part of an amount for unused time, rounded up in the buyer's favour. */
export function unusedPartMinor(amountMinor: number, unusedMs: number): number {
  const part = Math.min(1, Math.max(0, unusedMs) / PERIOD_MS);
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
}): number {
  const { amountMinor, creditMinor, givenBackMinor, unusedMs } = given;
  const ownMinor = unusedPartMinor(amountMinor, unusedMs);
  if (givenBackMinor > ownMinor) return Math.ceil((creditMinor * givenBackMinor) / amountMinor);
  return unusedPartMinor(amountMinor + creditMinor, unusedMs) - ownMinor;
}

/** A duration in days, rounded up. */
export function begunDays(ms: number): number {
  return Math.ceil(Math.max(0, ms) / DAY_MS);
}

/** The withdrawal deadline: the end of the fourteenth day after the payment, by the Polish calendar. */
export function withdrawableUntil(paidAt: Date): Date {
  return polishMidnight(polishDay(paidAt), WITHDRAWAL_DAYS + 1);
}
