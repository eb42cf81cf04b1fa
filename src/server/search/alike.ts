import { categoryLists, listsOfTags, onlyTelling } from './demand-lists.ts';
import { type Filter, makeFilter } from './filter.ts';
import type { IndexParts, Match } from './matcher.ts';
import { cover, preferNear, take } from './partial-match.ts';
import { isNumber } from './text.ts';
import type { SearchQuery } from './types.ts';
import type { WordFinder, WordLists } from './word-lists.ts';
import { readWords } from './words.ts';

/** The weight of a shared tag, compared with the weights of words. */
const FEATURE_WEIGHT = 1;

/** The parts of a listing that others are compared with. */
export interface LikeListing {
  readonly title: string;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
}

/** The parts of a listing that similar ones share: words of its title, its category and its tags. */
interface Likeness {
  readonly words: readonly WordLists[];
  readonly category: WordLists | null;
  readonly features: readonly WordLists[];
}

/**
 * Collects into `scratch.slots` the candidates for similar listings: all of its category, or without a category all
 * that share a word or a tag. The score counts shared words of the title and shared tags; among equals the nearer
 * listing is better. @returns the number collected.
 */
function findAlike({ words, category, features }: Likeness, filter: Filter, parts: IndexParts): number {
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

/**
 * Listings that are similar to one with this title, category and tags, scored. `query` limits them by its filters and
 * place.
 */
export function matchAlike(
  query: SearchQuery,
  like: LikeListing,
  nowMs: number,
  finder: WordFinder,
  parts: IndexParts,
): Match {
  const { columns, groups, scratch, stemmer } = parts;
  scratch.reserve(columns.size);
  const filter = makeFilter(query, nowMs, parts);
  const total = columns.size;
  const words = readWords(like.title, stemmer).filter(({ text }) => !isNumber(text));
  const likeness = {
    words: words.map((word) => onlyTelling(finder.find(word, total))),
    category: like.categoryId === null ? null : categoryLists([like.categoryId], groups, total),
    features: like.tags.map((tag) => listsOfTags([tag], groups, query.kind, total)),
  };
  return { count: findAlike(likeness, filter, parts), isScored: true, filter };
}
