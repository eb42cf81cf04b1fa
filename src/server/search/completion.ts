import { editDistance } from './edit-distance.ts';
import { denied, isWithout, spelled } from './negated-forms.ts';
import { phrasesOf } from './phrases.ts';
import type { RecentCache } from './recent-cache.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import type { TitleSample } from './suggester.ts';
import { fold, tokenize } from './text.ts';

/** Infinitives are not suggested as base forms: "suszyć" for "suszone". */
const INFINITIVE = /[aąeiuy]ć$/;
/** At most this many places at the end are reserved for properties that things lack ("bez cukru"). */
const WITHOUT = 2;
/** Larger distances are treated as equal. */
const FARTHEST = 4;

export interface CompletionParts {
  readonly index: Pick<SearchIndex, 'sampleTitles' | 'suggestWords' | 'corrections'>;
  readonly stemmer: Pick<Stemmer, 'knownStems'>;
  readonly nowMs: number;
  /** Loads the titles of those listings that are shown; the index holds only their words. */
  readonly listTitles: (ids: readonly number[]) => Promise<string[]>;
  /** Caches completions by text, for callers that keep it. */
  readonly known?: RecentCache<string, Completed>;
}

interface Sample extends TitleSample {
  readonly isCorrected: boolean;
}

/** What completes a text, and the titles that it was read from. */
export interface Completed {
  readonly sample: Sample;
  readonly completed: string[];
}

/** Words and phrases from titles that complete the last typed word, most useful first; at most `limit`. */
export async function completeText(
  text: string,
  limit: number,
  { index, stemmer, nowMs, listTitles, known }: CompletionParts,
): Promise<string[]> {
  const typed = tokenize(text);
  const [last = '', previous] = [typed.at(-1), typed.at(-2)];
  // After "bez", the index suggests words that listings negate; phrases from titles would not fit.
  if (!last || isWithout(previous)) return index.suggestWords(text, limit, nowMs);
  const sample = sampleOf(typed, index, nowMs);
  const key = `${limit} ${typed.join(' ')}`;
  const cached = known?.get(key);
  if (cached && isSameSample(cached.sample, sample)) return cached.completed;
  const completed = await completeFrom(sample, typed, limit, stemmer, listTitles);
  known?.set(key, { sample, completed });
  return completed;
}

async function completeFrom(
  { ids, words, isCorrected }: Sample,
  typed: readonly string[],
  limit: number,
  stemmer: CompletionParts['stemmer'],
  listTitles: CompletionParts['listTitles'],
): Promise<string[]> {
  const [last = '', previous] = [typed.at(-1), typed.at(-2)];
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

/** Listings whose titles complete the words. Without any, the last word is corrected first. */
function sampleOf(typed: readonly string[], index: CompletionParts['index'], nowMs: number): Sample {
  const sample = index.sampleTitles(typed.join(' '), nowMs);
  const [corrected] = sample.ids.length > 0 ? [] : index.corrections(typed.at(-1) ?? '');
  if (corrected === undefined) return { ...sample, isCorrected: false };
  return { ...index.sampleTitles([...typed.slice(0, -1), corrected].join(' '), nowMs), isCorrected: true };
}

// A listing's title changes only with its revision.
function isSameSample(one: Sample, other: Sample): boolean {
  return (
    one.isCorrected === other.isCorrected &&
    isEqual(one.ids, other.ids) &&
    isEqual(one.revisions, other.revisions) &&
    isEqual([...one.words], [...other.words])
  );
}

function isEqual<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

/** The word with the fewest typing mistakes; undefined for an empty list. */
function nearest(words: readonly string[], typed: string): string | undefined {
  const distanceOf = (word: string) => editDistance(fold(word), fold(typed), FARTHEST);
  return words.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
}
