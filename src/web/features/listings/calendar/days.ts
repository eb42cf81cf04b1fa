/** Days are ISO strings (`2026-12-05`), months too (`2026-12`): comparable and serialisable. */
const DAY_MS = 86_400_000;
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
export function monthOfDay(day: string): string {
  return day.slice(0, 7);
}

/** Validates a URL's month; this century only. */
export function findMonth(text: string | undefined): string | undefined {
  return text !== undefined && MONTH.test(text) ? text : undefined;
}

/** Whether a string is a real calendar day: not 30 February. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Adds days; negative for earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Adds months; negative for earlier. */
export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/**
 * The days of a calendar.
 *
 * first, last  of its whole weeks, a Monday and a Sunday.
 * from, to     of what it is about: a month, or today and later. The other days only fill the weeks.
 */
export interface Span {
  readonly first: string;
  readonly last: string;
  readonly from: string;
  readonly to: string;
}

/** A month in whole weeks. */
export function spanOfMonth(month: string): Span {
  const from = `${month}-01`;
  const to = addDays(`${addMonths(month, 1)}-01`, -1);
  return { first: addDays(from, -weekdayOf(from)), last: addDays(to, 6 - weekdayOf(to)), from, to };
}

const COMING_WEEKS = 5;

/** The week of today and the next four, from today. */
export function comingSpan(today: string): Span {
  const first = addDays(today, -weekdayOf(today));
  const last = addDays(first, COMING_WEEKS * 7 - 1);
  return { first, last, from: today, to: last };
}

/** A range of days that visitors often look for. */
export interface QuickRange {
  readonly id: 'today' | 'weekend' | 'week';
  readonly from: string;
  readonly to: string;
}

/** Today, and what is left of this weekend and this week; a range that equals an earlier one is left out. */
export function quickRanges(today: string): QuickRange[] {
  const sunday = addDays(today, 6 - weekdayOf(today));
  const saturday = addDays(sunday, -1);
  const ranges: QuickRange[] = [
    { id: 'today', from: today, to: today },
    { id: 'weekend', from: today > saturday ? today : saturday, to: sunday },
    { id: 'week', from: today, to: sunday },
  ];
  return ranges.filter(
    ({ from, to }, index) => ranges.findIndex((other) => other.from === from && other.to === to) === index,
  );
}
