import { isFoodCategory, isMeatCategory, isMushroomCategory, isProduceCategory } from './category-hints.ts';
import { type DemandParts, type LookUp, listsOfTags } from './demand-lists.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { isCooking } from './understanding/meat-or-animal.ts';
import { isFreshness, isToBeKept } from './understanding/word-classes.ts';
import type { WordLists } from './word-lists.ts';

/** Smoked, dried or marinated food, if the query asks for fresh food: marinated mushrooms are not for soup. */
export function keptLists(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  { groups }: DemandParts,
  { kind, total }: LookUp,
): WordLists[] {
  if (!head?.categoryIds.some(isFoodCategory)) return [];
  const isFresh = words.some(({ word }) => isFreshness(word.strict.stems));
  const isCooked = head.categoryIds.some(isMushroomCategory) && words.some(({ isPurpose }) => isPurpose);
  // "Ryby do wędzenia" are not smoked yet.
  const isToBeMade = words.some(({ word, isPurpose }) => isPurpose && isToBeKept(word.strict.stems));
  const isRaw =
    head.categoryIds.every(isMeatCategory) &&
    words.some(({ word, isPurpose }) => isPurpose && isCooking(word.strict.stems));
  // "Gruszki" alone are rather fresh ones.
  const isPlain = head.categoryIds.some(isProduceCategory) && !words.some(({ role }) => role === 'detail');
  const tags =
    isFresh || isToBeMade || isRaw || isPlain ? ['smoked', 'dried', 'marinated'] : isCooked ? ['marinated'] : [];
  return tags.length > 0 ? [listsOfTags(tags, groups, kind, total)] : [];
}
