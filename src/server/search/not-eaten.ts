import { categoriesById } from '#kinds/ad/categories.ts';
import { isCosmeticCategory, isFoodCategory, isJobCategory, isWorkCategory } from './category-hints.ts';
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

/** Whether the query asks for work on a thing that nobody here works on: "kierowca tira", "przewóz mebli". */
export function isOfOtherThing(words: readonly AskedWord[], head: AskedWord | undefined): boolean {
  const isAmong = (names: ReadonlySet<string>, { word }: AskedWord) =>
    word.strict.stems.some((stem) => names.has(stem));
  if (!head) return false;
  const others = words.filter((each) => each !== head);
  const isService =
    head.categoryIds.length > 0 && head.categoryIds.every((id) => isWorkCategory(id) && !isJobCategory(id));
  return (
    (isAmong(DRIVERS, head) && others.some((each) => isAmong(VEHICLES, each))) ||
    (isService && others.some((each) => isAmong(OTHER_OBJECTS, each)))
  );
}

/** Whether the head names food or a cosmetic, but for a thing that needs another product: "olej do kosiarki". */
export function isFoodForThing(words: readonly AskedWord[], head: AskedWord | undefined): boolean {
  const isEaten = (id: number) =>
    (isFoodCategory(id) || isCosmeticCategory(id)) && !FOR_THINGS.has(categoriesById.get(id)?.key ?? '');
  if (!head || head.need || head.categoryIds.length === 0 || !head.categoryIds.every(isEaten)) return false;
  return words.some(({ word, isPurpose }) => isPurpose && word.strict.stems.some((stem) => THINGS.has(stem)));
}
