import { DESCRIPTION, SELLER, TITLE } from './fields.ts';
import type { Stemmer } from './stemmer.ts';
import { tokenize } from './text.ts';
import { EMPTY_HASH, hashNext } from './word-table.ts';

/** The texts of a listing that are searched. Names of its category, tags, kind and town are known to the index. */
export interface ListingText {
  readonly title: string;
  readonly description: string;
  readonly sellerName: string;
}

/**
 * Takes the words of an analysed listing: `terms[from .. to)` with its hash (see `WordTable`) and the fields it stands
 * in. Its stems follow up to `end`, as `decodeStems` reads them.
 */
export interface TermSink {
  term(terms: string, from: number, to: number, hash: number, fields: number, end: number): void;
}

// The first character names the form; another form of text or another dictionary must get another one.
const FORMAT = '1';
const GROUP = '|';
const NEXT = ' ';
const STEM = '/';
const NEXT_CODE = NEXT.charCodeAt(0);
const STEM_CODE = STEM.charCodeAt(0);
const MAX_SHARED = 35;

/**
 * The words of a listing with their stems, in a compact form to be stored with it: reading it back needs no dictionary.
 * Each word stands once, in the group of the fields it occurs in: `1|1 jajek/3ko|2 świeżych/5y` has `jajek` (stem
 * `jajko`: 3 shared letters and `ko`) in the title and `świeżych` in the description.
 */
export function analyseListing(listing: ListingText, stemmer: Stemmer): string {
  const fieldsByWord = new Map<string, number>();
  for (const [field, text] of [
    [TITLE, listing.title],
    [DESCRIPTION, listing.description],
    [SELLER, listing.sellerName],
  ] as const) {
    for (const word of tokenize(text)) fieldsByWord.set(word, (fieldsByWord.get(word) ?? 0) | field);
  }
  const groups = Map.groupBy(fieldsByWord.keys(), (word) => fieldsByWord.get(word) as number);
  const written = [...groups].map(([fields, words]) => {
    const terms = words.map(
      (word) =>
        word +
        stemmer
          .stems(word)
          .map((stem) => encodeStem(word, stem))
          .join(''),
    );
    return `${GROUP}${fields}${NEXT}${terms.join(NEXT)}`;
  });
  return FORMAT + written.join('');
}

/** Whether stored terms are in the form that `analyseListing` writes now; if not, the listing is to be analysed anew. */
export function isCurrentTerms(terms: string): boolean {
  return terms.startsWith(FORMAT);
}

function encodeStem(word: string, stem: string): string {
  let shared = 0;
  while (shared < MAX_SHARED && shared < stem.length && stem[shared] === word[shared]) shared++;
  return STEM + shared.toString(36) + stem.slice(shared);
}

/** The stems of a word, which stand in the terms right behind it. */
export function decodeStems(word: string, terms: string, from: number, end: number): string[] {
  const codes = terms.slice(from, end).split(STEM).filter(Boolean);
  return codes.map((code) => word.slice(0, Number.parseInt(code.charAt(0), 36)) + code.slice(1));
}

/** Tells the sink every word of an analysed listing; terms of another form have none. */
export function readTerms(terms: string, sink: TermSink): void {
  if (!isCurrentTerms(terms)) return;
  let at = terms.indexOf(GROUP);
  while (at >= 0) {
    const fields = terms.charCodeAt(at + 1) - 48;
    const next = terms.indexOf(GROUP, at + 1);
    readGroup(terms, at + 3, next < 0 ? terms.length : next, fields, sink);
    at = next;
  }
}

function readGroup(terms: string, from: number, to: number, fields: number, sink: TermSink): void {
  for (let start = from; start < to; ) {
    let hash = EMPTY_HASH;
    let wordEnd = start;
    for (; wordEnd < to; wordEnd++) {
      const char = terms.charCodeAt(wordEnd);
      if (char === STEM_CODE || char === NEXT_CODE) break;
      hash = hashNext(hash, char);
    }
    let end = wordEnd;
    while (end < to && terms.charCodeAt(end) !== NEXT_CODE) end++;
    if (wordEnd > start) sink.term(terms, start, wordEnd, hash, fields, end);
    start = end + 1;
  }
}
