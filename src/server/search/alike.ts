import type { Filter } from './filter.ts';
import type { IndexParts } from './matcher.ts';
import { cover, preferNear, take } from './partial-match.ts';
import type { WordLists } from './word-lists.ts';

/** How much a shared feature counts beside a word of the title. */
const FEATURE_WEIGHT = 1;

/** What a listing is compared by: the words of its title, its category and its features. */
export interface Likeness {
  readonly words: readonly WordLists[];
  readonly category: WordLists | null;
  readonly features: readonly WordLists[];
}

/**
 * Collects into `scratch.slots` what is like a listing: all of its category, or where there is none all that shares a
 * word
 * or a feature, scored by how many words of the title it shares, then by features, then by distance. Tells how many.
 */
export function findAlike({ words, category, features }: Likeness, filter: Filter, parts: IndexParts): number {
  const { scratch } = parts;
  const scope = { filter, within: filter, found: new Set<number>() };
  const before = scratch.nextStamp();
  let count = 0;
  for (const source of category ? [category] : [...words, ...features]) {
    count = take({ ...source, weight: 0 }, 0, count, before, scope, parts);
  }
  for (const word of words) cover({ ...word, weight: 0 }, word.weight, count, parts);
  for (const feature of features) cover({ ...feature, weight: 0 }, FEATURE_WEIGHT, count, parts);
  preferNear(count, scope, parts);
  return count;
}
