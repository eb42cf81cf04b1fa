import { findLocale, type Locale } from '#i18n/locales.ts';

/** The address of a text on the desk, in a language; without one it opens in the reader's. */
export function textHref(id: string, locale?: Locale): string {
  return `/admin/texts/${id}${locale ? `?language=${locale}` : ''}`;
}

/** The language that an address of the desk names, else the reader's. */
export function localeIn(search: URLSearchParams, reader: Locale): Locale {
  return findLocale(search.get('language')) ?? reader;
}
