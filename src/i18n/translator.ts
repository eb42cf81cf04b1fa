import { setupI18n } from '@lingui/core';
import { compileCatalog } from './catalog.ts';
import { LOCALE_IDS, type Locale } from './locales.ts';
import { renamedIn, WRITTEN_NAME } from './market-name.ts';
import type { Translate } from './message-id.ts';

const translators = new Map<Locale, Translate>();
let marketName: string = WRITTEN_NAME;

/** Names the market of this process in all messages; the catalogs are compiled anew if it is another name. */
export function nameMarket(name: string): void {
  if (name === marketName) return;
  marketName = name;
  translators.clear();
}

/** The server's translator for a language; the catalog is compiled once, on first use. */
export function getTranslator(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (!translate) {
    const i18n = setupI18n({ locale, messages: { [locale]: renamedIn(compileCatalog(locale), locale, marketName) } });
    translate = (id, values) => i18n._(id, values);
    translators.set(locale, translate);
  }
  return translate;
}

/** One message in every language, for search and for tests. */
export function inAllLocales(id: Parameters<Translate>[0]): string[] {
  return LOCALE_IDS.map((locale) => getTranslator(locale)(id));
}
