import { setupI18n } from '@lingui/core';
import { changedName } from '#kinds/ad/catalogue.ts';
import { compileCatalog } from './catalog.ts';
import { LOCALE_IDS, type Locale } from './locales.ts';
import type { Translate } from './message-id.ts';

const translators = new Map<Locale, Translate>();

/**
 * The server's translator for a language; the catalog is compiled once, on first use. What the operator calls a category takes the
 * place of its message.
 */
export function getTranslator(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (!translate) {
    const i18n = setupI18n({ locale, messages: { [locale]: compileCatalog(locale) } });
    translate = (id, values) => changedName(id, locale) ?? i18n._(id, values);
    translators.set(locale, translate);
  }
  return translate;
}

/** One message in every language, for search and for tests. */
export function inAllLocales(id: Parameters<Translate>[0]): string[] {
  return LOCALE_IDS.map((locale) => getTranslator(locale)(id));
}
