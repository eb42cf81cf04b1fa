import { parts } from 'virtual:message-parts';
import type { Locale } from '#i18n/locales.ts';
import { getMessages } from './messages.ts';

const texts = new Map<string, string>();

/** Whether the site has a message part of this name. */
export function isPart(name: string): boolean {
  return Object.hasOwn(parts, name);
}

/** A part's messages in a loaded language as JSON, for the page's data; cached. Server only. */
export function partMessages(locale: Locale, part: string): string {
  const key = `${locale} ${part}`;
  let text = texts.get(key);
  if (text === undefined) {
    const { messages } = getMessages(locale);
    text = JSON.stringify(Object.fromEntries((parts[part] ?? []).map((id) => [id, messages[id]])));
    texts.set(key, text);
  }
  return text;
}
