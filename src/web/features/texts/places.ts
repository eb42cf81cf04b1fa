import { findLocale, type Locale } from '#i18n/locales.ts';

/** The URL of a text on the desk; without a language it opens in the reader's. */
export function textHref(id: string, locale?: Locale): string {
  return `/admin/texts/${id}${locale ? `?language=${locale}` : ''}`;
}

/** The language named by a URL of the desk, else the reader's. */
export function localeIn(search: URLSearchParams, reader: Locale): Locale {
  return findLocale(search.get('language')) ?? reader;
}
