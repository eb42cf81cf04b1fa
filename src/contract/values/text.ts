import * as z from 'zod';

/**
 * Cleaning of text that people type or paste. Every text field of the contract starts from `lineText`, `longText` or
 * `searchText`; passwords are left untouched.
 *
 * - Normalised: NFC, and line breaks of every kind to `\n`; on one line, breaks and tabs to spaces.
 * - Stripped, because they arrive unnoticed with pasted text: zero-width and other default-ignorable characters,
 *   direction marks (embeddings, overrides, isolates), annotations. Kept where they have a meaning: joiners and
 *   variation selectors within emoji, joiners between letters of scripts that need them.
 * - Rejected with `validation.characters`, because data was lost: control characters, lone surrogates,
 *   noncharacters.
 * - A text without any visible character becomes empty: a required field reports that it is required.
 */

const REFUSED = /(?![\t\n\v\f\r\u0085])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u;

const EMOJI_PART = '\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F]|\\p{Emoji_Modifier})?';
const JOINING_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Malayalam',
  'Kannada',
  'Sinhala',
];
const JOINED = `[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;
const EMOJI = [
  '\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{1,8}\\u{E007F}',
  '[0-9#*]\\uFE0F\\u20E3',
  `${EMOJI_PART}(?:\\u200D${EMOJI_PART})*`,
].join('|');
const MEANT = `${EMOJI}|(?<=${JOINED})[\\u200C\\u200D](?=${JOINED})`;
const UNSEEN = new RegExp(`(${MEANT})|\\p{Default_Ignorable_Code_Point}|[\\uFFF9-\\uFFFB]`, 'gu');
const BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** A blank character that is not whitespace. */
const BLANK = /\u2800/g;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Extended_Pictographic}]/u;

/** A multi-line text, cleaned. Characters that would be rejected are left in. */
export function cleanLines(text: string): string {
  const clean = text
    .replace(BREAK, '\n')
    .replace(BLANK, ' ')
    .replace(UNSEEN, (_, meant: string | undefined) => meant ?? '')
    .normalize('NFC')
    .trim();
  return SEEN.test(clean) ? clean : '';
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanLines(text.replace(BREAK, '\n').replace(/[\t\n]+/g, ' '));
}

/** Whether a cleaned text contains only storable characters. */
export function isKeepable(text: string): boolean {
  return !REFUSED.test(text);
}

type Asked = { readonly error: string };
const INVALID: Asked = { error: 'validation.invalid' };

function textSchema(clean: (text: string) => string, asked: Asked): z.ZodString {
  return z.string(asked).refine(isKeepable, { error: 'validation.characters', abort: true }).overwrite(clean);
}

/** A text of one line: a title, a name, an address. Length limits added to it apply to the cleaned text. */
export function lineText(asked: Asked = INVALID): z.ZodString {
  return textSchema(cleanLine, asked);
}

/** A text of any number of lines: a description, a message. */
export function longText(asked: Asked = INVALID): z.ZodString {
  return textSchema(cleanLines, asked);
}

/** Search words. Nothing is rejected: characters that no text can contain simply match nothing. */
export function searchText(): z.ZodString {
  return z.string().overwrite((text) => cleanLine(keepableOf(text)));
}

function keepableOf(text: string): string {
  return text.replace(new RegExp(REFUSED, 'gu'), ' ');
}

const DEEPEST = 12;

/**
 * The stored form draft. It is not published, so nothing is rejected or corrected; only what cannot be stored is
 * dropped.
 *
 * @returns undefined for anything nested more deeply than a form
 */
export function storableForm(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return keepableOf(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((each) => storableForm(each, depth + 1) ?? null);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [keepableOf(name), storableForm(each, depth + 1)]),
  );
}
