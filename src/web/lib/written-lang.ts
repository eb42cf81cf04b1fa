import type { Locale } from '#i18n/locales.ts';

/**
 * The `lang` of texts written by users, who write Polish: on a page in another language a screen reader would otherwise
 * read them in that language. A Polish page has it already.
 */
export function writtenLang(locale: Locale): 'pl' | undefined {
  return locale === 'pl' ? undefined : 'pl';
}
