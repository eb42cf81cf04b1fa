import type { Filter } from './filter.ts';
import type { IndexParts } from './matcher.ts';
import { cover, preferNear, take } from './partial-match.ts';
import type { WordLists } from './word-lists.ts';

/** The weight of a shared tag, compared with the weights of words. */
const FEATURE_WEIGHT = 1;

/** The parts of a listing that similar ones share: words of its title, its category and its tags. */
export interface Likeness {
  readonly words: readonly WordLists[];
  readonly category: WordLists | null;
  readonly features: readonly WordLists[];
}

/**
 * Collects into `scratch.slots` the candidates for similar listings: all of its category, or without a category all
 * that share a word or a tag. The score counts shared words of the title and shared tags; among equals the nearer
 * listing is better. @returns the number collected.
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
