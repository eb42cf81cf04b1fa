import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** The folder with one folder per language. */
export const LOCALES_FOLDER = new URL('./locales/', import.meta.url);

/** The messages of a language as written: every feature's file in one object. */
export function readMessages(locale: Locale, locales = LOCALES_FOLDER): Record<string, string> {
  const folder = new URL(`${locale}/`, locales);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
}

/**
 * The compiled messages of a language, with missing ones taken from Polish.
 *
 * @param wanted  the ids to compile; all by default
 * @throws Error naming a message that is not valid ICU
 */
export function compileCatalog(locale: Locale, wanted?: ReadonlySet<string>, locales = LOCALES_FOLDER): Messages {
  const written = Object.entries({ ...readMessages(DEFAULT_LOCALE, locales), ...readMessages(locale, locales) });
  const chosen = wanted ? written.filter(([id]) => wanted.has(id)) : written;
  return Object.fromEntries(chosen.map(([id, text]) => [id, compileOne(locale, id, text)]));
}

function compileOne(locale: Locale, id: string, text: string): Messages[string] {
  const compiled = tryCompile(text);
  if (!compiled) throw new Error(`${locale} ${id}: not valid ICU: ${text}`);
  return compiled;
}

/** A compiled message; null for one that is not valid ICU. */
export function tryCompile(text: string): NonNullable<Messages[string]> | null {
  const compiled = compileMessage(text);
  // The compiler only logs what it cannot parse, and returns the text unchanged.
  return (compiled as unknown) === text && /[{}]/.test(text) ? null : compiled;
}
