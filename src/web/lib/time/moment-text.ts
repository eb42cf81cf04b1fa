import type { Locale } from '#i18n/locales.ts';
import { dateText, dayOfMoment, daysBetween, dayText } from '../format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Up to here a time is relative, beyond it is a date. */
const WORDS_UP_TO_DAYS = 6;

const relativeByLocale = new Map<Locale, Intl.RelativeTimeFormat>();

function relativeFormat(locale: Locale): Intl.RelativeTimeFormat {
  const format = relativeByLocale.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeByLocale.set(locale, format);
  return format;
}

/** A date such as "21 listopada", with the year when it is not the current one. */
function shortestDateText(locale: Locale, momentMs: number, nowMs: number): string {
  const isThisYear = dayOfMoment(momentMs).slice(0, 4) === dayOfMoment(nowMs).slice(0, 4);
  return isThisYear ? dayText(locale, momentMs) : dateText(locale, momentMs);
}

/** A relative time up to six days, else the date. */
export function momentText(locale: Locale, momentMs: number, nowMs: number): string {
  const relative = relativeFormat(locale);
  const days = daysBetween(nowMs, momentMs);
  if (Math.abs(days) > WORDS_UP_TO_DAYS) return shortestDateText(locale, momentMs, nowMs);
  const differenceMs = momentMs - nowMs;
  const distanceMs = Math.abs(differenceMs);
  if (distanceMs < MINUTE_MS) return relative.format(0, 'second');
  if (distanceMs < HOUR_MS) return relative.format(Math.trunc(differenceMs / MINUTE_MS), 'minute');
  if (days === 0 || distanceMs < 12 * HOUR_MS) return relative.format(Math.trunc(differenceMs / HOUR_MS), 'hour');
  return relative.format(days, 'day');
}

/** From here the text depends on the days only, not on the hours. */
const BY_DAYS_FROM_MS = 36 * HOUR_MS;
let today = { nowMs: 0, day: '' };

/** Two times of rendering with the same key give a moment the same text in each language. */
export function momentKey(momentMs: number, nowMs: number): string {
  if (today.nowMs !== nowMs) today = { nowMs, day: dayOfMoment(nowMs) };
  const ageMs = nowMs - momentMs;
  if (Math.abs(ageMs) >= BY_DAYS_FROM_MS) return today.day;
  const unitMs = Math.abs(ageMs) < HOUR_MS ? MINUTE_MS : HOUR_MS;
  return `${today.day} ${unitMs} ${Math.trunc(ageMs / unitMs)}`;
}
