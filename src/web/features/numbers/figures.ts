import type { NUMBER_DAYS, SellerNumbers } from '#contract/seller-numbers.ts';

/** How many days one may look back; as the contract has them, a test holds it. */
export const RANGES = [14, 28, 90] as const satisfies typeof NUMBER_DAYS;
export type Range = (typeof RANGES)[number];

export const METRICS = ['views', 'contacts', 'favourites'] as const;
export type Metric = (typeof METRICS)[number];

export type NumberDay = SellerNumbers['days'][number];

/** How a listing was on show on a day. */
export type Showing = 'plain' | 'promoted' | 'hidden';

export function showingOf({ status }: Pick<NumberDay, 'status'>): Showing {
  if (status === 'promoted' || status === 'highlighted') return 'promoted';
  return status === 'basic' ? 'plain' : 'hidden';
}

/** Days in a row that were alike. */
export interface Stretch {
  readonly showing: Showing;
  /** Of the first day. */
  readonly from: number;
  readonly count: number;
}

/** What the ground of the chart shows: where promotion began and ended, and when nobody could see the listing. */
export function stretchesOf(days: readonly Pick<NumberDay, 'status'>[]): Stretch[] {
  const stretches: Stretch[] = [];
  days.forEach((day, index) => {
    const showing = showingOf(day);
    const last = stretches.at(-1);
    if (last?.showing === showing) stretches[stretches.length - 1] = { ...last, count: last.count + 1 };
    else stretches.push({ showing, from: index, count: 1 });
  });
  return stretches;
}

const STEPS = [2, 4, 6, 10];

/** Where the scale ends: the least even number of few digits that is not below the highest count. */
export function scaleEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const step = STEPS.find((each) => each * power >= highest) ?? 10;
  return step * power;
}

/** The days that are named below the chart: the first, the last, and one or two between where there is room. */
export function namedDays(count: number): number[] {
  const parts = count > 20 ? 3 : 2;
  const named = Array.from({ length: parts + 1 }, (_, part) => Math.round((part * (count - 1)) / parts));
  return [...new Set(named)];
}

/** How many times as much the second is; null where the first is nothing. */
export function timesOf(before: number, during: number): number | null {
  return before > 0 ? during / before : null;
}

/** With fewer days than this of one sort, chance is most of the difference. */
const FEW_DAYS = 5;

/** Whether a comparison rests on few days. */
export function areFewDays(...counts: number[]): boolean {
  return Math.min(...counts) < FEW_DAYS;
}
