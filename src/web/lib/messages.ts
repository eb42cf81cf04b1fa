import { loaders } from 'virtual:messages';
import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';

const instances = new Map<Locale, I18n>();
const added = new Set<string>();

/** Loads a language's messages, once: all of them on the server, in the browser those that stand on every page. */
export async function startMessages(locale: Locale): Promise<void> {
  if (instances.has(locale)) return;
  const { messages } = await loaders[locale]();
  // Tests look for what the browser complains of: a message that a page says but was not given.
  const missing = (_: string, id: string) => {
    console.error(`no message ${id} in ${locale}`);
    return id;
  };
  instances.set(locale, setupI18n({ locale, missing, messages: { [locale]: messages } }));
}

/** Adds what a page says to the messages of a language that has been started. The server has them all. */
export function addMessages(locale: Locale, saying: string): void {
  if (import.meta.env.SSR || added.has(saying)) return;
  added.add(saying);
  getMessages(locale).load(locale, JSON.parse(saying));
}

/** The messages of a language that has been started. */
export function getMessages(locale: Locale): I18n {
  const instance = instances.get(locale);
  if (!instance) throw new Error(`messages for ${locale} are not loaded`);
  return instance;
}

/** Says messages outside of components, as a loader does for what its page's head says. */
export function translatorFor(locale: Locale): Translate {
  const messages = getMessages(locale);
  return (id, values) => messages._(id, values);
}
