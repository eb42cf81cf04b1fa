import type { Locale } from '#i18n/locales.ts';
import * as format from '../../lib/format.ts';
import { addDays } from './days.ts';

/** Six days after it complete the week. */
const A_MONDAY = '2026-11-02';

/** The days of the week from Monday on, in short and in full. */
export function weekdayNames(locale: Locale): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(A_MONDAY, index);
    return { short: format.shortWeekdayText(locale, day), long: format.weekdayText(locale, day) };
  });
}

/** A day such as "sobota, 5 grudnia". */
export function weekdayAndDayText(locale: Locale, day: string): string {
  return `${format.weekdayText(locale, day)}, ${format.dayText(locale, day)}`;
}
