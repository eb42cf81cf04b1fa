import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { isCosmeticCategory, isFoodCategory, isJobCategory, isWorkCategory } from './category-hints.ts';
import { categoryLists, type DemandParts, type LookUp, titled } from './demand-lists.ts';
import { type LookedUp, OF_A_SORT } from './looked-up.ts';
import { isIn } from './match.ts';
import { slotsOf } from './other-animals.ts';
import type { AskedWord } from './understanding/meaning.ts';
import { isAnyEvent } from './understanding/word-classes.ts';

/** Base forms of words for things that food and cosmetics are not used on. */
const THINGS = new Set(
  (
    'but buty obuwie kozaki podłoga parkiet silnik samochód auto kosiarka piła pilarka łańcuch rower motocykl motor skuter ' +
    'ciągnik traktor maszyna drukarka zmywarka ekspres skrzynia hamulec zegarek lampa pomnik komputer telefon'
  ).split(' '),
);
/** Keys of categories with goods such as wax and soap, which are used on many things. */
const FOR_THINGS = new Set(['bee_products', 'soaps']);

/** Base forms of words for those who drive or mend, and for vehicles that no farm has. */
const DRIVERS = new Set('kierowca operator mechanik szofer'.split(' '));
const VEHICLES = new Set(
  'tir ciężarówka autobus autokar tramwaj taksówka taxi bus busik samochód auto osobówka widłowy dźwig suwnica żuraw statek pociąg motocykl'.split(
    ' ',
  ),
);

/** Base forms of words for things that no service of the market moves, lends or mends. */
const OTHER_OBJECTS = new Set(
  'mebel rusztowanie fortepian pianino pralka lodówka telewizor komputer telefon laptop zegarek kaloryfer hydraulik laweta kontener toaleta toi'.split(
    ' ',
  ),
);

/**
 * Whether a word makes a query ask for something that the market seldom offers, although it offers what the head alone
 * names: food or cosmetics used on a thing ("olej do kosiarki"), work on such a thing ("przewóz mebli"), or a driver of
 * such a vehicle ("kierowca tira"). A match must state the word, and without any there is none.
 */
export function isOtherUse({ word, isPurpose }: AskedWord, head: AskedWord | undefined): boolean {
  if (!head) return false;
  const isAmong = (names: ReadonlySet<string>, { strict }: AskedWord['word']) =>
    strict.stems.some((stem) => names.has(stem));
  if (isAmong(DRIVERS, head.word)) return isAmong(VEHICLES, word);
  if (head.categoryIds.length === 0) return false;
  if (head.categoryIds.every((id) => isWorkCategory(id) && !isJobCategory(id))) return isAmong(OTHER_OBJECTS, word);
  const isEaten = (id: number) =>
    (isFoodCategory(id) || isCosmeticCategory(id)) && !FOR_THINGS.has(categoriesById.get(id)?.key ?? '');
  return isPurpose && !head.need && head.categoryIds.every(isEaten) && isAmong(THINGS, word);
}

/** Whether the market has only other things of that name: a feast of something else than beer, oil for salads. */
export function asksForOther(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  look: LookedUp,
  { finder, groups }: DemandParts,
  asked: LookUp,
): boolean {
  if (!head || !getKind(asked.kind).capabilities.schedule) {
    const used = words.find((each) => each !== head && isOtherUse(each, head));
    if (!head || !used) return false;
    const own = categoryLists(head.categoryIds, groups, asked.total);
    const named = titled(finder.find(used.word, asked.total)).runs.flatMap(slotsOf);
    return !named.some((slot) => !own || isIn(own, slot));
  }
  const { stems } = head.word.strict;
  return (look.hasLostWord && isAnyEvent(stems)) || (look.hasLostSort && stems.some((stem) => OF_A_SORT.has(stem)));
}
