import type { Locale } from '#i18n/locales.ts';

/**
 * The `lang` of what people wrote themselves: the market's people write Polish, and on a page of another language a
 * screen reader would else read it aloud as that. A Polish page already says it.
 */
export function writtenLang(locale: Locale): 'pl' | undefined {
  return locale === 'pl' ? undefined : 'pl';
}
