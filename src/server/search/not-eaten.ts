import { categoriesById } from '#kinds/ad/categories.ts';
import { isCosmeticCategory, isFoodCategory } from './category-hints.ts';
import type { AskedWord } from './understanding/meaning.ts';

/** Base forms of words for things that nobody treats with food or cosmetics. */
const THINGS = new Set(
  (
    'but buty obuwie kozaki podłoga parkiet silnik samochód auto kosiarka piła pilarka łańcuch rower motocykl motor skuter ' +
    'ciągnik traktor maszyna drukarka zmywarka ekspres skrzynia hamulec zegarek lampa pomnik komputer telefon'
  ).split(' '),
);
/** Wax and soap are for many things. */
const FOR_THINGS = new Set(['bee_products', 'soaps']);

/** Whether food or a cosmetic is asked for by its name, though for a thing that takes none: "pasta do butów", "olej do kosiarki". */
export function isFoodForThing(words: readonly AskedWord[], head: AskedWord | undefined): boolean {
  const isEaten = (id: number) =>
    (isFoodCategory(id) || isCosmeticCategory(id)) && !FOR_THINGS.has(categoriesById.get(id)?.key ?? '');
  if (!head || head.need || head.categoryIds.length === 0 || !head.categoryIds.every(isEaten)) return false;
  return words.some(({ word, isPurpose }) => isPurpose && word.strict.stems.some((stem) => THINGS.has(stem)));
}
