import type { Locale } from '#i18n/locales.ts';
import type { MessagePart } from '#i18n/message-parts.ts';
import { addMessages } from '../../lib/messages.ts';

const loading = new Map<string, Promise<void>>();

/** Loads the messages of a part for something that no page knew of when it was made; once. Rejects when it cannot. */
export function loadMessages(part: MessagePart): Promise<void> {
  const locale = document.documentElement.lang as Locale;
  const address = `/messages/${part}?lang=${locale}`;
  let messages = loading.get(address);
  if (!messages) {
    messages = fetchMessages(address, locale);
    loading.set(address, messages);
    messages.catch(() => loading.delete(address));
  }
  return messages;
}

async function fetchMessages(address: string, locale: Locale): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`network error: ${response.status} for ${address}`);
  addMessages(locale, await response.text());
}
