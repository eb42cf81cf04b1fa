import { LOCALES, type Locale } from '#i18n/locales.ts';

/** Up to here durations are in hours, beyond in days. */
const HOURS_UP_TO = 48;
const HOURS_IN_DAY = 24;

/** Formats a duration of at least an hour: `5 godzin`, `3 dni`. */
export function durationText(locale: Locale, hours: number): string {
  const isShort = hours <= HOURS_UP_TO;
  const format = new Intl.NumberFormat(locale === 'en' ? LOCALES.en.formats : locale, {
    style: 'unit',
    unit: isShort ? 'hour' : 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(isShort ? hours : hours / HOURS_IN_DAY);
}
