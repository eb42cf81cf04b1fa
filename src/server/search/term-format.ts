// The stored words of a listing: a header, then one group per set of fields with the words that occur in exactly
// these fields, each followed by its stems. In `1.8|1 jajek/3ko|2 świeżych/5y` the title contains `jajek`, whose
// stem is its first 3 letters plus `ko`, and the description contains `świeżych`. A set of fields is one
// character, counted from `0`.

/** Raise this with every change of the syntax: terms of another syntax cannot be read. */
const SYNTAX = 1;
/** Raise this when base forms or the rules for what is stored change: older terms are then analysed again. */
const DICTIONARY = 9;
/** Syntax and dictionary of the current format. Terms from before the dictionary number have a syntax number only. */
export const FORMAT_NUMBERS: readonly [syntax: number, dictionary: number] = [SYNTAX, DICTIONARY];
export const FORMAT = FORMAT_NUMBERS.join('.');
export const GROUP = '|';
export const NEXT = ' ';
export const STEM = '/';
const ZERO = '0'.charCodeAt(0);
const RADIX = 36;
const MAX_SHARED = RADIX - 1;

/**
 * The age of stored terms. `older`: readable, but with base forms or rules of an earlier dictionary. `unreadable`:
 * empty or of another syntax. `current`: of this version, or of a newer one that runs on another node.
 */
export type TermsAge = 'current' | 'older' | 'unreadable';

/** Compares the format of stored terms with the current one. */
export function ageOfTerms(terms: string): TermsAge {
  if (terms.startsWith(FORMAT + GROUP)) return 'current';
  const [syntax = 0, dictionary = 0] = headerOf(terms).split('.').map(Number);
  if (syntax !== SYNTAX) return 'unreadable';
  return dictionary >= DICTIONARY ? 'current' : 'older';
}

/** The text before the first group; all of it when there is no group. */
export function headerOf(terms: string): string {
  const end = terms.indexOf(GROUP);
  return end < 0 ? terms : terms.slice(0, end);
}

/** Encodes a set of fields as one character. */
export function encodeFields(fields: number): string {
  return String.fromCharCode(ZERO + fields);
}

/** Decodes the set of fields from a character code. */
export function decodeFields(charCode: number): number {
  return charCode - ZERO;
}

/** Encodes a stem relative to its word: the number of shared first letters in base 36, then the rest of the stem. */
export function encodeStem(word: string, stem: string): string {
  let shared = 0;
  while (shared < MAX_SHARED && shared < stem.length && stem[shared] === word[shared]) shared++;
  return STEM + shared.toString(RADIX) + stem.slice(shared);
}

/** Decodes the stems that follow a word. */
export function decodeStems(word: string, codes: string): string[] {
  const written = codes.split(STEM).filter(Boolean);
  return written.map((code) => word.slice(0, Number.parseInt(code.charAt(0), RADIX)) + code.slice(1));
}
