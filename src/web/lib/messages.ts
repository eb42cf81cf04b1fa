import { loaders } from 'virtual:messages';
import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';

const instances = new Map<Locale, I18n>();

/** Loads a language's messages, once. */
export async function startMessages(locale: Locale): Promise<void> {
  if (instances.has(locale)) return;
  const { messages } = await loaders[locale]();
  instances.set(locale, setupI18n({ locale, messages: { [locale]: messages } }));
}

/** The messages of a language that has been started. */
export function getMessages(locale: Locale): I18n {
  const instance = instances.get(locale);
  if (!instance) throw new Error(`messages for ${locale} are not loaded`);
  return instance;
}

/** Says messages outside of components, as a route's `meta` does. */
export function translatorFor(locale: Locale): Translate {
  const messages = getMessages(locale);
  return (id, values) => messages._(id, values);
}
