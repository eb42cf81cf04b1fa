import { isAnimalCategory, isFoodCategory, isPetCategory } from './category-hints.ts';
import type { DemandParts } from './demand-lists.ts';
import { petIdsFor, type Scope } from './demand-scope.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { isAnyFlower } from './understanding/word-classes.ts';
import type { QueryWord } from './words.ts';

/** The categories that are meant most often if the head names several. */
export function usualIds(
  head: AskedWord,
  { isOnlyForPets }: Scope,
  words: readonly AskedWord[],
  { hints }: DemandParts,
): number[] {
  const { categoryIds, word, isTold } = head;
  const forPets = petIdsFor(words, head, hints);
  if (forPets.length > 0) return forPets;
  // "Kwiaty dla mamy" are usually cut flowers.
  if (isTold && isAnyFlower(word.strict.stems)) return [...categoryIds];
  const food = categoryIds.filter(isFoodCategory);
  const live = categoryIds.filter(isAnimalCategory);
  if (food.length > 0 && live.length > 0 && !isTold && isMeantAlive(word)) return live;
  if (food.length > 0 || isOnlyForPets) return food;
  const isFirst = (id: number, at: number) => at === 0 && !isPetCategory(id);
  return categoryIds.some(isPetCategory) ? categoryIds.filter(isFirst) : [];
}

/** Base forms of names of birds that nearly all buyers want alive. */
const KEPT_ALIVE = new Set(['kura', 'kurka', 'kokoszka', 'nioska']);
const POLISH_PLURAL = /(?:[iy]|ek|ice|ów|ęta|ąt|kóz|świń|kur|owiec)$/u;
const FOREIGN_PLURAL = /(?:[sneиі]|[^aeiou]i)$/u;

// A plural ("kaczki") means live animals, while a singular may be one to roast. Hens are always meant alive.
function isMeantAlive({ text, isKnown, strict }: QueryWord): boolean {
  if (strict.stems.some((stem) => KEPT_ALIVE.has(stem))) return true;
  return (isKnown ? POLISH_PLURAL : FOREIGN_PLURAL).test(text);
}
