// How the words of a listing are written down: a header, and for each set of fields a group of the words that stand in
// exactly these, each with its stems: `1.1|1 jajek/3ko|2 świeżych/5y` has `jajek` in the title (its stem shares 3
// letters
// with it and goes on with `ko`) and `świeżych` in the description. The fields are one character, from `0` on.

/** Another way of writing needs another number: what is written in another one cannot be read. */
const SYNTAX = 1;
/** Other base forms, or other rules of what is written, need a higher number: older terms are then made anew. */
const DICTIONARY = 6;
/** Syntax and dictionary of what is written now; what was written before there were two numbers has the first only. */
export const FORMAT_NUMBERS: readonly [syntax: number, dictionary: number] = [SYNTAX, DICTIONARY];
export const FORMAT = FORMAT_NUMBERS.join('.');
export const GROUP = '|';
export const NEXT = ' ';
export const STEM = '/';
const ZERO = '0'.charCodeAt(0);
const RADIX = 36;
const MAX_SHARED = RADIX - 1;

/**
 * What stored terms are good for here. `older`: they can be read, but their base forms are of an earlier dictionary, or
 * some words are not told apart. `unreadable`: they are none, or of another syntax. `current` may be newer than ours:
 * what another node wrote, which runs a later version.
 */
export type TermsAge = 'current' | 'older' | 'unreadable';

/** How the terms stored with a listing compare with what is written now. */
export function ageOfTerms(terms: string): TermsAge {
  if (terms.startsWith(FORMAT + GROUP)) return 'current';
  const [syntax = 0, dictionary = 0] = headerOf(terms).split('.').map(Number);
  if (syntax !== SYNTAX) return 'unreadable';
  return dictionary >= DICTIONARY ? 'current' : 'older';
}

/** What stands before the first group. */
export function headerOf(terms: string): string {
  const end = terms.indexOf(GROUP);
  return end < 0 ? terms : terms.slice(0, end);
}

/** A set of fields as it is written. */
export function encodeFields(fields: number): string {
  return String.fromCharCode(ZERO + fields);
}

/** The set of fields that a character stands for. */
export function decodeFields(charCode: number): number {
  return charCode - ZERO;
}

/** A stem as it is written behind its word. */
export function encodeStem(word: string, stem: string): string {
  let shared = 0;
  while (shared < MAX_SHARED && shared < stem.length && stem[shared] === word[shared]) shared++;
  return STEM + shared.toString(RADIX) + stem.slice(shared);
}

/** The stems of a word from what is written behind it. */
export function decodeStems(word: string, codes: string): string[] {
  const written = codes.split(STEM).filter(Boolean);
  return written.map((code) => word.slice(0, Number.parseInt(code.charAt(0), RADIX)) + code.slice(1));
}
