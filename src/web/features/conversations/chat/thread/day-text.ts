import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { dateText, dayOfMoment, daysBetween, dayText, weekdayText } from '../../../../lib/format.ts';

/** Up to this many days ago, a day is shown by its weekday. */
const WEEKDAYS_UP_TO = 6;

/** Heading of a day's messages: today, yesterday, Monday, 5 December, 5 December 2025. */
export function dayHeading(locale: Locale, t: Translate, day: string, nowMs: number): string {
  const daysAgo = daysBetween(day, nowMs);
  if (daysAgo <= 0) return t('chat.thread.today');
  if (daysAgo === 1) return t('chat.thread.yesterday');
  if (daysAgo <= WEEKDAYS_UP_TO) return weekdayText(locale, day);
  const isThisYear = day.slice(0, 4) === dayOfMoment(nowMs).slice(0, 4);
  return isThisYear ? dayText(locale, day) : dateText(locale, day);
}
