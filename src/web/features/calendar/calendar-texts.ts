import { LOCALES, type Locale } from '#i18n/locales.ts';

interface Formats {
  readonly month: Intl.DateTimeFormat;
  readonly date: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly shortDay: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

const formatsByLocale = new Map<Locale, Formats>();
/** A Monday; the six days after it complete the week. */
const A_MONDAY = '2026-11-02';
const DAY_MS = 86_400_000;

/** How a language says months, days and times; made once. */
export function calendarFormats(locale: Locale): Formats {
  let formats = formatsByLocale.get(locale);
  if (!formats) {
    // Names of months and days in the page's language, as everywhere on the site.
    formats = makeFormats(locale === 'en' ? LOCALES.en.formats : locale);
    formatsByLocale.set(locale, formats);
  }
  return formats;
}

function makeFormats(tag: string): Formats {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  const short = format({ weekday: 'short' });
  const long = format({ weekday: 'long' });
  const monday = Date.parse(A_MONDAY);
  return {
    month: format({ month: 'long', year: 'numeric' }),
    date: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: format({ day: 'numeric', month: 'short' }),
    time: format({ hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Warsaw' }),
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const day = new Date(monday + index * DAY_MS);
      return { short: short.format(day), long: long.format(day) };
    }),
  };
}

/** A month such as "grudzień 2026". */
export function monthText(locale: Locale, month: string): string {
  return calendarFormats(locale).month.format(new Date(`${month}-01T00:00:00Z`));
}

/** A day such as "5 grudnia 2026". */
export function dateText(locale: Locale, day: string): string {
  return calendarFormats(locale).date.format(new Date(`${day}T00:00:00Z`));
}

/** A day such as "sobota, 5 grudnia". */
export function dayText(locale: Locale, day: string): string {
  return calendarFormats(locale).day.format(new Date(`${day}T00:00:00Z`));
}

/** A day such as "5 gru". */
export function shortDayText(locale: Locale, day: string): string {
  return calendarFormats(locale).shortDay.format(new Date(`${day}T00:00:00Z`));
}

/** The Polish clock at a moment. */
export function timeText(locale: Locale, moment: string): string {
  return calendarFormats(locale).time.format(new Date(moment));
}
