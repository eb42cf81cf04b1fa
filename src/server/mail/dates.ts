import { LOCALES, type Locale } from '#i18n/locales.ts';

/** A day at the Polish clock, such as `5 grudnia 2026`; with `hasTime` also the hour. `moment` is ISO 8601. */
export function dateText(locale: Locale, moment: string, hasTime = false): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Warsaw',
    ...(hasTime ? { timeStyle: 'short' } : {}),
  });
  return format.format(new Date(moment)).replace(/\u202f/g, ' ');
}
