import type { ListingStatus } from '#contract/listings.ts';
import { WITHDRAWAL_DAYS } from '#contract/payments.ts';
import { plans, shopLinkPlan } from '#kinds/plans.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long one payment holds. */
export const PERIOD_MS = shopLinkPlan.visibleDays * DAY_MS;

/** The least that is paid, whatever is taken off: providers take no less. */
const LEAST_MINOR = 200;

/** What the plan costs that gives a listing a status; 0 where none is paid for. */
export function priceOfVariant(variant: ListingStatus): number {
  return Object.values(plans).find(({ status }) => status === variant)?.priceMinor ?? 0;
}

/** What is taken off a price for time that was paid for and is given up. Grosz, rounded down. */
export function creditMinor(given: {
  readonly paidPriceMinor: number;
  readonly unusedMs: number;
  readonly listPriceMinor: number;
}): number {
  const worth = Math.floor((given.paidPriceMinor * Math.max(0, given.unusedMs)) / PERIOD_MS);
  return Math.min(worth, given.listPriceMinor - LEAST_MINOR);
}

/** The part of an amount that stands for unused time, rounded up in the buyer's favour. */
export function unusedPartMinor(amountMinor: number, unusedMs: number): number {
  const part = Math.min(1, Math.max(0, unusedMs) / PERIOD_MS);
  return Math.ceil(amountMinor * part);
}

/** Begun days of a time. */
export function begunDays(ms: number): number {
  return Math.ceil(Math.max(0, ms) / DAY_MS);
}

/** Until when the buyer may withdraw: the end of the fourteenth day after that of the payment, by the Polish calendar. */
export function withdrawableUntil(paidAt: Date): Date {
  const paidDay = Date.parse(`${polishTime(paidAt).slice(0, 10)}T00:00Z`);
  const after = new Date(paidDay + (WITHDRAWAL_DAYS + 1) * DAY_MS);
  return polishMidnight(after.toISOString().slice(0, 10));
}

/** The moment at which a day begins in Poland; no clock is changed at that hour. */
export function polishMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00Z`);
  const inSummer = new Date(utc - 2 * HOUR_MS);
  return polishTime(inSummer) === `${day} 00:00:00` ? inSummer : new Date(utc - HOUR_MS);
}

/** `YYYY-MM-DD HH:MM:SS` as clocks in Poland say it. */
function polishTime(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Europe/Warsaw' });
}
