const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const INNER_APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;
const LONE_MARK = /\p{M}+/gu;
const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)?|\p{L}+/gu;
/** What ends a statement; a dash does when it stands apart, a hyphen within a word does not. */
const BREAK = /[.:;!?()[\]{}|/•·+*\n]|\s[-‐-―]|[-‐-―]\s/;
const ZEROS_OF_FRACTION = /\.?0+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is meant
const ASCII = /^[\x00-\x7f]*$/;
/** Letters with a stroke and ligatures, which Unicode does not decompose. */
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

/** The text in lower case and one Unicode form, without what nobody sees and without apostrophes inside words. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(INNER_APOSTROPHE, '')
    .toLowerCase()
    .replace(LONE_MARK, '');
}

/** What parts a word from the one before it; before the first one stands a break. */
export type Gap = 'none' | 'comma' | 'break';

/** A word or number of a text, and what parts it from the one before. */
export interface Token {
  readonly word: string;
  readonly gap: Gap;
}

/** The words and numbers of a text in order. A number ends a word and the reverse: `500g` is `500` and `g`. */
export function tokenize(text: string): string[] {
  return (normalise(text).match(TOKEN) ?? []).map(tidy);
}

/** The same with what stands between them. */
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

/** Whether a token is a number. */
export function isNumber(token: string): boolean {
  return /^\p{Nd}/u.test(token);
}

/** Whether a token is written in Latin letters. */
export function isLatin(token: string): boolean {
  return /^\p{Script=Latin}+$/u.test(token);
}

/** Whether a text holds nothing but ASCII. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** A lower-case word without its diacritics: `żółć` is `zolc`. */
export function fold(word: string): string {
  if (isAscii(word)) return word;
  const stripped = word.normalize('NFD').replace(LONE_MARK, '');
  return stripped.replace(UNDECOMPOSED_LETTER, (letter) => UNDECOMPOSED.get(letter) ?? letter);
}
