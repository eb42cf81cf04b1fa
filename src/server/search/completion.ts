import { editDistance } from './edit-distance.ts';
import { denied, isWithout, spelled } from './negated-forms.ts';
import { phrasesOf } from './phrases.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { fold, tokenize } from './text.ts';

/** What is "suszone" is not looked for as "suszyć". */
const INFINITIVE = /[aąeiuy]ć$/;
/** How many of the things that others are without ("bez cukru") stand at the end. */
const WITHOUT = 2;
/** All that differ by more count as equally far. */
const FARTHEST = 4;

export interface CompletionParts {
  readonly index: Pick<SearchIndex, 'sampleTitles' | 'suggestWords' | 'corrections'>;
  readonly stemmer: Pick<Stemmer, 'knownStems'>;
  readonly nowMs: number;
  /** Titles of the listings that are shown; the index holds only their words. */
  readonly listTitles: (ids: readonly number[]) => Promise<string[]>;
}

/** Words and phrases of titles that complete the last word of what is typed, the most useful first. */
export async function completeText(
  text: string,
  limit: number,
  { index, stemmer, nowMs, listTitles }: CompletionParts,
): Promise<string[]> {
  const typed = tokenize(text);
  const [last = '', previous] = [typed.at(-1), typed.at(-2)];
  // What a thing is without is completed by what others are without, not by what titles have.
  if (!last || isWithout(previous)) return index.suggestWords(text, limit, nowMs);
  const { ids, words, isCorrected } = sampleOf(typed, index, nowMs);
  const titles = ids.length > 0 ? await listTitles(ids) : [];
  const baseOf = (word: string) => {
    const stems = stemmer.knownStems(word).filter((stem) => !INFINITIVE.test(stem));
    if (isCorrected) return nearest(stems, last) ?? word;
    return stems.find((stem) => words.has(stem) || fold(stem).startsWith(fold(last))) ?? word;
  };
  const isSameWord = (one: string, other: string) => {
    const stems = stemmer.knownStems(one);
    return stemmer.knownStems(other).some((stem) => stems.includes(stem));
  };
  const typing = { completes: (word: string) => words.has(word), last, previous, baseOf, isSameWord };
  const phrases = phrasesOf(titles, typing, limit);
  const without = [...words].filter((word) => denied(word) !== undefined).map(spelled);
  const kept = Math.max(limit - WITHOUT, limit - without.length);
  return [...phrases.slice(0, kept), ...without].slice(0, limit);
}

/** Listings whose titles complete the words, or those with a misspelled last word corrected. */
function sampleOf(typed: readonly string[], index: CompletionParts['index'], nowMs: number) {
  const sample = index.sampleTitles(typed.join(' '), nowMs);
  const [corrected] = sample.ids.length > 0 ? [] : index.corrections(typed.at(-1) ?? '');
  if (corrected === undefined) return { ...sample, isCorrected: false };
  return { ...index.sampleTitles([...typed.slice(0, -1), corrected].join(' '), nowMs), isCorrected: true };
}

/** The word with the fewest typing mistakes between it and what is typed. */
function nearest(words: readonly string[], typed: string): string | undefined {
  const distanceOf = (word: string) => editDistance(fold(word), fold(typed), FARTHEST);
  return words.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
}
