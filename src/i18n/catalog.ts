import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

const FOLDER = new URL('./locales/', import.meta.url);

/** The messages of a language as written: every feature's file in one object. */
export function readMessages(locale: Locale, features?: readonly string[]): Record<string, string> {
  const folder = new URL(`${locale}/`, FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const wanted = features ? files.filter((name) => features.includes(name.replace('.json', ''))) : files;
  return Object.assign({}, ...wanted.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}

/**
 * The messages of a language ready to use, a missing one taken from Polish.
 *
 * features  names of files; all when left out.
 * @throws Error naming the message that is not valid ICU.
 */
export function compileCatalog(locale: Locale, features?: readonly string[]): Messages {
  const written = { ...readMessages(DEFAULT_LOCALE, features), ...readMessages(locale, features) };
  return Object.fromEntries(Object.entries(written).map(([id, text]) => [id, compileOne(locale, id, text)]));
}

function compileOne(locale: Locale, id: string, text: string): Messages[string] {
  const compiled = compileMessage(text);
  // The compiler only logs what it cannot read, and answers the text as it was.
  if ((compiled as unknown) === text && /[{}]/.test(text)) throw new Error(`${locale} ${id}: not valid ICU: ${text}`);
  return compiled;
}
