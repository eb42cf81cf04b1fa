import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';

/** The address of a text on the desk, in a language. */
export function textHref(id: string, locale: Locale = DEFAULT_LOCALE): string {
  return `/admin/texts/${id}${locale === DEFAULT_LOCALE ? '' : `?language=${locale}`}`;
}

/** The language that an address of the desk names. */
export function localeIn(search: URLSearchParams): Locale {
  return findLocale(search.get('language')) ?? DEFAULT_LOCALE;
}
