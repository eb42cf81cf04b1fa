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

/** The first and last day of the weeks that a month spans. */
export function gridOfMonth(month: string): { first: string; last: string } {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return { first: addDays(first, -weekdayOf(first)), last: addDays(last, 6 - weekdayOf(last)) };
}
