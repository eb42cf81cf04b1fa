import type { Locale } from '#i18n/locales.ts';
import * as format from '../../../lib/format.ts';
import { addDays } from './days.ts';

/** With the six days after it, a whole week. */
const A_MONDAY = '2026-11-02';

/** The weekdays from Monday, short and long. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(A_MONDAY, index);
    return { short: format.shortWeekdayText(locale, day), long: format.weekdayText(locale, day) };
  });
}

/** Formats a day as "sobota, 5 grudnia". */
export function weekdayAndDayText(locale: Locale, day: string): string {
  return `${format.weekdayText(locale, day)}, ${format.dayText(locale, day)}`;
}
