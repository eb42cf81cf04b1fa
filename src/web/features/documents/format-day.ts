import { LOCALES, type Locale } from '#i18n/locales.ts';

/** An ISO day in words, such as "2 listopada 2026". */
export function formatDay(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].formats, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
