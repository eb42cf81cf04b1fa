import { type Messages, setupI18n } from '@lingui/core';
import { changedName } from '#kinds/ad/catalogue.ts';
import { compileCatalog, readMessages } from './catalog.ts';
import { DEFAULT_LOCALE, LOCALE_IDS, type Locale } from './locales.ts';
import { renamedIn, WRITTEN_NAME } from './market-name.ts';
import type { MessageId, Translate } from './message-id.ts';

const translators = new Map<Locale, Translate>();
let marketName: string = WRITTEN_NAME;
let ownWords: OwnWords = {};

/** Compiled messages in place of those of the files, by language and id. */
export type OwnWords = Partial<Record<Locale, Messages>>;

/** Sets the market's name in all messages of this process; a new name recompiles the catalogs. */
export function nameMarket(name: string): void {
  if (name === marketName) return;
  marketName = name;
  translators.clear();
}

/** Replaces messages of this process by the operator's texts. */
export function sayInstead(words: OwnWords): void {
  ownWords = words;
  translators.clear();
}

/**
 * The server's translator for a language; the catalog is compiled once, on first use. The operator's names of
 * categories replace their messages.
 */
export function getTranslator(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (!translate) {
    translate = makeTranslator(locale, ownWords[locale] ?? {});
    translators.set(locale, translate);
  }
  return translate;
}

/** A translator with some compiled messages in place of those of the files. */
export function makeTranslator(locale: Locale, instead: Messages): Translate {
  const messages = { ...renamedIn(compiledCatalog(locale), locale, marketName), ...instead };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => changedName(id, locale) ?? i18n._(id, values);
}

const compiled = new Map<Locale, Messages>();

function compiledCatalog(locale: Locale): Messages {
  const messages = compiled.get(locale) ?? compileCatalog(locale);
  compiled.set(locale, messages);
  return messages;
}

const written = new Map<Locale, Record<string, string>>();

/** A message without placeholders from the files, ignoring the operator's changes to the catalogue. */
export function writtenMessage(locale: Locale, id: MessageId): string {
  const messages = written.get(locale) ?? { ...readMessages(DEFAULT_LOCALE), ...readMessages(locale) };
  written.set(locale, messages);
  return messages[id] ?? id;
}

/** One message in every language, for search and for tests. */
export function inAllLocales(id: Parameters<Translate>[0]): string[] {
  return LOCALE_IDS.map((locale) => getTranslator(locale)(id));
}
