import type { Locale } from '#i18n/locales.ts';
import { addMessages } from '../messages.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Loads the messages of something loaded after its page; once. Call it beside the `import(…)` of the module that uses
 * them, or in that module: the build looks for them there. Rejects on failure.
 */
export function loadMessages(part: string): Promise<void> {
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
