import { loaders } from 'virtual:messages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '#i18n/locales.ts';
import { renamedIn, WRITTEN_NAME } from '#i18n/market-name.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { changedName } from '#kinds/ad/catalogue.ts';
import { readMessages } from './messages-text.ts';

const instances = new Map<Locale, I18n>();
/** The original messages, kept to derive the renamed ones when the market's name changes. */
const written = new Map<Locale, Messages>();
/** Cache of translated messages without values: a page has hundreds, and a lookup in the library is slower. */
const plain = new Map<Locale, Map<MessageId, string>>();
let marketName: string = WRITTEN_NAME;
const added = new Set<string>();

/** Loads a language's messages, once: all of them on the server, in the browser those of every page. */
export async function startMessages(locale: Locale): Promise<void> {
  if (instances.has(locale)) return;
  const { messages } = await loaders[locale]();
  // Tests fail on this console error: the page uses a message that its data lacks.
  const missing = (_: string, id: string) => {
    console.error(`no message ${id} in ${locale}`);
    return id;
  };
  written.set(locale, messages);
  instances.set(
    locale,
    setupI18n({ locale, missing, messages: { [locale]: renamedIn(messages, locale, marketName) } }),
  );
}

/** Names the market in all messages; call it before they are loaded, or with each page on the server. */
export function nameMarket(name: string): void {
  if (name === marketName) return;
  marketName = name;
  plain.clear();
  for (const [locale, messages] of written) instances.get(locale)?.load(locale, renamedIn(messages, locale, name));
}

/** The market's name that the messages use now. */
export function namedMarket(): string {
  return marketName;
}

/** Adds a page's messages to a loaded language. The server has them all. */
export function addMessages(locale: Locale, saying: string): void {
  if (import.meta.env.SSR || added.has(saying)) return;
  added.add(saying);
  getMessages(locale).load(locale, readMessages(saying));
  plain.delete(locale);
}

/** The messages of a loaded language. */
export function getMessages(locale: Locale): I18n {
  const instance = instances.get(locale);
  if (!instance) throw new Error(`messages for ${locale} are not loaded`);
  return instance;
}

/** Translates outside components, as in a loader for the page's head. */
export function translatorFor(locale: Locale): Translate {
  const messages = getMessages(locale);
  return (id, values) => changedName(id, locale) ?? (values ? messages._(id, values) : plainMessage(id, locale));
}

function plainMessage(id: MessageId, locale: Locale): string {
  const known = plain.get(locale) ?? new Map<MessageId, string>();
  plain.set(locale, known);
  const said = known.get(id) ?? getMessages(locale)._(id);
  known.set(id, said);
  return said;
}
