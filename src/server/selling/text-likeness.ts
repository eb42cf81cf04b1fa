import { createHash } from 'node:crypto';

const WORD = /[\p{L}\d]+/gu;

/** The distinct words and numbers of a text, in lower case. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD) ?? []);
}

/** The share of common words: 1 if all words are equal. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = one.intersection(other).size;
  return common / (one.size + other.size - common || 1);
}

/** A hash of the words, ignoring everything between them: a signed decimal of 64 bits. */
export function textHash(title: string, description: string): string {
  const words = `${title}\n${description}`.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return createHash('sha256').update(words.join(' ')).digest().readBigInt64BE().toString();
}
