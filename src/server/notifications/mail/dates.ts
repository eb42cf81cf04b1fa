import { TIME_ZONE } from '#contract/values/polish-time.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';

/** A date in Polish time, such as `5 grudnia 2026`; with `hasTime` also the time. `moment` is ISO 8601. */
export function dateText(locale: Locale, moment: string, hasTime = false): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, {
    dateStyle: 'long',
    timeZone: TIME_ZONE,
    ...(hasTime ? { timeStyle: 'short' } : {}),
  });
  // Ukrainian adds an abbreviation to the year; a sentence that ends with the date would end with two full stops.
  return format
    .format(new Date(moment))
    .replace(/\u202f/g, ' ')
    .replace(/\sр\./u, '');
}
