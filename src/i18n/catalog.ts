import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import { isInPart, MESSAGE_PARTS, type MessagePart } from './message-parts.ts';

const FOLDER = new URL('./locales/', import.meta.url);

/** The messages of a language as written: every feature's file in one object. */
export function readMessages(locale: Locale): Record<string, string> {
  const folder = new URL(`${locale}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}

/**
 * The messages of a language ready to use, a missing one taken from Polish.
 *
 * parts  what is wanted of them; all when left out.
 * @throws Error naming the message that is not valid ICU.
 */
export function compileCatalog(locale: Locale, parts?: readonly MessagePart[]): Messages {
  const written = Object.entries({ ...readMessages(DEFAULT_LOCALE), ...readMessages(locale) });
  const wanted = parts ? written.filter(([id]) => parts.some((part) => isInPart(id, part))) : written;
  return Object.fromEntries(wanted.map(([id, text]) => [id, compileOne(locale, id, text)]));
}

const partTexts = new Map<string, string>();

/** A part's messages as JSON, without those that every page has anyway; made once a language, as pages carry it along. */
export function messagesJson(locale: Locale, part: MessagePart): string {
  const key = `${locale} ${part}`;
  let text = partTexts.get(key);
  if (text === undefined) {
    const own = Object.entries(compileCatalog(locale, [part])).filter(([id]) => !isInPart(id, 'frame'));
    text = JSON.stringify(Object.fromEntries(own));
    partTexts.set(key, text);
  }
  return text;
}

/** Every part, for what renders all pages. */
export const ALL_PARTS = Object.keys(MESSAGE_PARTS) as MessagePart[];

function compileOne(locale: Locale, id: string, text: string): Messages[string] {
  const compiled = compileMessage(text);
  // The compiler only logs what it cannot read, and answers the text as it was.
  if ((compiled as unknown) === text && /[{}]/.test(text)) throw new Error(`${locale} ${id}: not valid ICU: ${text}`);
  return compiled;
}
