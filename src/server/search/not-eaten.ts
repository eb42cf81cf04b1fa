import { categoriesById } from '#kinds/ad/categories.ts';
import { isCosmeticCategory, isFoodCategory } from './category-hints.ts';
import type { AskedWord } from './understanding/meaning.ts';

/** Base forms of words for things that food and cosmetics are not used on. */
const THINGS = new Set(
  (
    'but buty obuwie kozaki podłoga parkiet silnik samochód auto kosiarka piła pilarka łańcuch rower motocykl motor skuter ' +
    'ciągnik traktor maszyna drukarka zmywarka ekspres skrzynia hamulec zegarek lampa pomnik komputer telefon'
  ).split(' '),
);
/** Keys of categories with goods such as wax and soap, which are used on many things. */
const FOR_THINGS = new Set(['bee_products', 'soaps']);

/** Whether the head names food or a cosmetic, but for a thing that needs another product: "olej do kosiarki". */
export function isFoodForThing(words: readonly AskedWord[], head: AskedWord | undefined): boolean {
  const isEaten = (id: number) =>
    (isFoodCategory(id) || isCosmeticCategory(id)) && !FOR_THINGS.has(categoriesById.get(id)?.key ?? '');
  if (!head || head.need || head.categoryIds.length === 0 || !head.categoryIds.every(isEaten)) return false;
  return words.some(({ word, isPurpose }) => isPurpose && word.strict.stems.some((stem) => THINGS.has(stem)));
}
