import type { NUMBER_DAYS, SellerNumbers } from '#contract/statistics.ts';

/** Selectable ranges in days; the contract's, kept in step by a test. */
export const RANGES = [14, 28, 90] as const satisfies typeof NUMBER_DAYS;
export type Range = (typeof RANGES)[number];

export const METRICS = ['views', 'contacts', 'favourites'] as const;
export type Metric = (typeof METRICS)[number];

export type NumberDay = SellerNumbers['days'][number];

/** How a listing was shown on a day. */
export type Showing = 'plain' | 'promoted' | 'hidden';

export function showingOf({ status }: Pick<NumberDay, 'status'>): Showing {
  if (status === 'promoted' || status === 'highlighted') return 'promoted';
  return status === 'basic' ? 'plain' : 'hidden';
}

/** Consecutive days of the same state. */
export interface Stretch {
  readonly showing: Showing;
  /** Index of the first day. */
  readonly from: number;
  readonly count: number;
}

/** The chart's background: stretches of promotion and of being hidden. */
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

/** The end of the scale: the smallest round number not below the maximum. */
export function scaleEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const step = STEPS.find((each) => each * power >= highest) ?? 10;
  return step * power;
}

/** The labelled days below the chart: the first, the last, and one or two in between where there is room. */
export function namedDays(count: number): number[] {
  const parts = count > 20 ? 3 : 2;
  const named = Array.from({ length: parts + 1 }, (_, part) => Math.round((part * (count - 1)) / parts));
  return [...new Set(named)];
}

/** The ratio of the second to the first; null when the first is zero. */
export function timesOf(before: number, during: number): number | null {
  return before > 0 ? during / before : null;
}

/** With fewer days, most of the difference is chance. */
const FEW_DAYS = 5;

/** Whether a comparison is based on few days. */
export function areFewDays(...counts: number[]): boolean {
  return Math.min(...counts) < FEW_DAYS;
}
