const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const INNER_APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const LONE_MARK = /\p{M}+/gu;
const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)?|\p{L}+/gu;
/** What ends a statement. A dash next to a space does, a hyphen inside a word does not. */
const BREAK = /[.:;!?()[\]{}|/•·+*\n]|\s[-‐-―]|[-‐-―]\s/;
const ZEROS_OF_FRACTION = /\.?0+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
const ASCII = /^[\x00-\x7f]*$/;
/** Letters that Unicode does not decompose, and ligatures. */
const UNDECOMPOSED = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['ґ', 'г'],
]);
const UNDECOMPOSED_LETTER = /[łøđßæœıґ]/g;
const MAX_TOKEN_LENGTH = 40;

/**
 * The text in NFKC and lower case, without invisible characters, stray combining marks and apostrophes inside words.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(INNER_APOSTROPHE, '')
    .toLowerCase()
    .replace(LONE_MARK, '');
}

/** What separates a word from the one before it; the first word has `break`. */
export type Gap = 'none' | 'comma' | 'break';

/** A word or number of a text, and what separates it from the one before. */
export interface Token {
  readonly word: string;
  readonly gap: Gap;
}

/**
 * The words and numbers of a text in order. A number next to letters is a token of its own: `500g` is `500` and `g`.
 */
export function tokenize(text: string): string[] {
  return (normalise(text).match(TOKEN) ?? []).map(tidy);
}

/** The same tokens with what separates them. */
export function tokensOf(text: string): Token[] {
  const normal = normalise(text);
  let end = 0;
  return Array.from(normal.matchAll(TOKEN), ({ 0: token, index }) => {
    const gap = end === 0 ? 'break' : gapOf(normal.slice(end, index));
    end = index + token.length;
    return { word: tidy(token), gap };
  });
}

function gapOf(between: string): Gap {
  if (BREAK.test(between)) return 'break';
  return between.includes(',') ? 'comma' : 'none';
}

function tidy(token: string): string {
  return isNumber(token) ? tidyNumber(token) : token.slice(0, MAX_TOKEN_LENGTH);
}

function tidyNumber(token: string): string {
  const number = token.slice(0, MAX_TOKEN_LENGTH).replace(',', '.');
  return number.includes('.') ? number.replace(ZEROS_OF_FRACTION, '') : number;
}

export function isNumber(token: string): boolean {
  return /^\p{Nd}/u.test(token);
}

export function isLatin(token: string): boolean {
  return /^\p{Script=Latin}+$/u.test(token);
}

export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** A lower-case word without diacritics: `żółć` becomes `zolc`. */
export function fold(word: string): string {
  if (isAscii(word)) return word;
  const stripped = word.normalize('NFD').replace(LONE_MARK, '');
  return stripped.replace(UNDECOMPOSED_LETTER, (letter) => UNDECOMPOSED.get(letter) ?? letter);
}
