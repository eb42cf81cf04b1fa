import { categoriesById } from '#kinds/ad/categories.ts';
import {
  type CategoryHint,
  type CategoryHints,
  isCosmeticCategory,
  isFeedCategory,
  isFlowerCategory,
  isFoodCategory,
  isMadeCategory,
  isPetCategory,
  isPlantCategory,
  isSeedlingCategory,
  isWorkCategory,
  type ThingsMeant,
} from '../category-hints.ts';
import { isAction } from '../complements.ts';
import { isAdjective } from '../stemmer.ts';
import type { QueryWord } from '../words.ts';
import { animalsNamed } from './animals.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import type { Need } from './needs.ts';
import { withStems } from './word-meaning.ts';

/** Craftspeople with what they make: "garncarz" alone asks for pottery. Other trades are asked for as workers too. */
const MADE_BY = new Map(
  (
    'garncarz>ceramika garncarka>ceramika rzeźbiarz>rzeźba rzeźbiarka>rzeźba tkaczka>tkactwo tkacz>tkactwo rymarz>kaletnictwo ' +
    'kaletnik>kaletnictwo koronczarka>koronka koronkarka>koronka hafciarka>haft szewc>kierpce jubiler>biżuteria ' +
    'bursztynnik>bursztyn lutnik>instrument świecarz>świeca mydlarz>mydło mydlarnia>mydło introligator>notes zabawkarz>zabawka'
  )
    .split(' ')
    .map((pair) => pair.split('>') as [string, string]),
);

/** Trades and shops with other meanings, which mean their goods only beside a place: "rybak Mazury". */
const MADE_THERE = new Map(
  (
    'kwiaciarnia>kwiat masarnia>wędlina masarz>wędlina wędliniarz>wędlina rzeźnik>mięso mleczarnia>nabiał mleczarz>nabiał ' +
    'serowarnia>ser serowar>ser cukiernia>ciasto cukiernik>ciasto piekarz>chleb piekarnia>chleb stajnia>koń stadnina>koń kowal>kowalstwo ' +
    'kuźnia>kowalstwo pszczelarz>miód bartnik>miód pasieka>miód rybak>ryba olejarnia>olej tłocznia>olej młynarz>mąka ' +
    'młyn>mąka sadownik>jabłko warzywniak>warzywo zielarka>zioło zielarz>zioło zielarnia>zioło stolarz>drewno wikliniarz>wiklina plecionkarz>wiklina ' +
    'wikliniarka>wiklina plecionkarka>wiklina ceramik>ceramika ceramiczka>ceramika'
  )
    .split(' ')
    .map((pair) => pair.split('>') as [string, string]),
);

/** The goods meant by a query that names only their maker or seller, perhaps with a place. */
export function goodsMadeBy(
  word: string,
  isPlaceNamed: boolean,
  isSeller: (word: string) => boolean,
): string | undefined {
  return MADE_BY.get(word) ?? (isPlaceNamed && !isSeller(word) ? MADE_THERE.get(word) : undefined);
}

/** Words for "something": they ask for goods, even beside a verb for work: "co posiać dla pszczół". */
export const SOMETHING = new Set('co coś cos czego czegoś czegos'.split(' '));

/** Keys of the categories of salves. */
const AGAINST_AILMENTS = new Set(['ointments', 'creams']);

/** Genitives of names for women by their work; the dictionary has few of them. */
const FEMININE_GENITIVE = /[czrn]ki$/u;

// A worker in an oblique case after goods is their user: "krem do rąk ogrodniczki".
export function withUsers(words: readonly AskedWord[], { stemmer, lexicon }: Market): AskedWord[] {
  return words.map((asked, at) => {
    const { word, categoryIds } = asked;
    const isOtherCase = !word.isBaseForm || FEMININE_GENITIVE.test(word.text);
    const isWorker = !word.isAbout && isOtherCase && categoryIds.length > 0 && categoryIds.every(isWorkCategory);
    if (!isWorker || isAdjective(word.text, stemmer) || isAction(word.text, stemmer)) return asked;
    // "Na zgrubiałe dłonie drwala".
    const isOfBody = ({ word: { isAbout, strict } }: AskedWord) =>
      isAbout && lexicon.needs.of(strict.stems)?.categories.some((key) => AGAINST_AILMENTS.has(key)) === true;
    const isMadeThing = ({ word: { isAbout }, categoryIds: ids }: AskedWord) =>
      !isAbout && ids.length > 0 && ids.every(isMadeCategory);
    if (!words.slice(0, at).some((each) => isMadeThing(each) || isOfBody(each))) return asked;
    return { ...asked, word: { ...word, isAbout: true }, categoryIds: [], isAside: true };
  });
}

/** The word without its categories, if all of them are for work. */
export function withoutWork(asked: AskedWord): AskedWord {
  const isWork = asked.categoryIds.length > 0 && asked.categoryIds.every(isWorkCategory);
  return isWork ? { ...asked, categoryIds: [] } : asked;
}

/** The need for things for an animal, in its own categories: "coś dla kur" must not find cat food with chicken. */
export function ofAnimal({ word }: AskedWord, { lexicon, hints }: Market): Need | undefined {
  const need = lexicon.needs.ofAnimal(['coś']);
  const own = new Set(hints.of(word.strict.stems).map(({ categoryId }) => categoriesById.get(categoryId)?.key));
  return need && { ...need, categories: need.categories.filter((key) => own.has(key)) };
}

/** Marks animals beside pet goods as the purpose, even without a preposition: "chicken feed", "karma królik". */
export function forAnimals(words: AskedWord[]): AskedWord[] {
  const head = words.find(({ role }) => role === 'head');
  if (!head || head.categoryIds.length === 0 || !head.categoryIds.every(isPetCategory)) return words;
  return words.map((asked) => {
    const named = asked.role === 'detail' && !asked.isPart ? animalsNamed(asked.word.strict.stems) : undefined;
    return named ? { ...asked, isPurpose: true, word: withStems(asked.word, named.own) } : asked;
  });
}

/** Base forms of words for salves, which people hardly distinguish. */
const SALVE_WORDS = ['krem', 'maść', 'balsam', 'masełko', 'smarowidło'];

/** Adds the other words for salves to one with a purpose: a hand ointment will do for a hand cream. */
export function withOtherSalves(word: QueryWord, words: readonly AskedWord[]): QueryWord {
  const isOfKind = words.some(({ isPurpose, need }) => isPurpose && need?.isKind);
  if (!isOfKind || !word.strict.stems.some((stem) => SALVE_WORDS.includes(stem))) return word;
  const others = SALVE_WORDS.filter((salve) => !word.strict.stems.includes(salve));
  return { ...word, also: [...new Set([...(word.also ?? []), ...others])] };
}

const CANDLES = 'candles';

function isMade(id: number): boolean {
  return isFoodCategory(id) || isCosmeticCategory(id) || categoriesById.get(id)?.key === CANDLES;
}

/** Rejects the categories of what a thing is made into: "wosk na świece" is no candle, "jabłka na sok" no juice. */
export function withoutMade(
  things: ThingsMeant,
  stems: readonly string[],
  words: readonly AskedWord[],
  hints: CategoryHints,
): ThingsMeant {
  const madeOf = ({ isPurpose, categoryIds, word }: AskedWord) =>
    isPurpose
      ? categoryIds.filter((id) => isMade(id) && hints.isName(id, word.strict.stems) && !hints.isName(id, stems))
      : [];
  const made = new Set(words.flatMap(madeOf));
  const categoryIds = things.categoryIds.filter((id) => !made.has(id));
  if (categoryIds.length === 0) return things;
  return { ...things, categoryIds, rejectedIds: [...new Set([...things.rejectedIds, ...made])] };
}

/** Pets: things for them are bought, not built by a worker: "zagroda dla świnki morskiej". */
const PETS = 'pies kot chomik królik świnka ptak papuga jeż'.split(' ');

/** Reads a word for work as pet goods, if there are goods of that name and the purpose is a pet. */
export function asForPet(things: ThingsMeant, words: readonly AskedWord[]): ThingsMeant {
  const { categoryIds, rejectedIds, relatedIds } = things;
  if (categoryIds.length === 0 || !categoryIds.every(isWorkCategory)) return things;
  const isForPet = words.some(
    ({ isPurpose, word }) => isPurpose && animalsNamed(word.strict.stems)?.own.some((own) => PETS.includes(own)),
  );
  const forPets = [...rejectedIds, ...relatedIds].filter(isPetCategory);
  if (!isForPet || forPets.length === 0) return things;
  return { ...things, categoryIds: [...new Set(forPets)], rejectedIds: categoryIds, isTold: true, isToldApart: false };
}

/** The categories of feed for the animals that the query names as a purpose. */
export function feedFor(words: readonly AskedWord[], hints: CategoryHints): number[] {
  const animals = words.filter(({ isPurpose, word }) => isPurpose && animalsNamed(word.strict.stems));
  const told = animals.flatMap(({ word }) => hints.of(word.strict.stems));
  return [...new Set(told.flatMap(({ categoryId }) => (isFeedCategory(categoryId) ? categoryId : [])))];
}

/** Keys of the feed for animals that get no food of people: "wypieki dla psa" are not for the table. */
const PET_FOOD = new Set(['dog_food', 'cat_food', 'horse_feed', 'rodent_food']);

function isPetFood(id: number): boolean {
  return PET_FOOD.has(categoriesById.get(id)?.key ?? '');
}

/** Reads food for an animal as feed: "mięso dla kota" is no meat for people. */
export function asFeed(
  things: ThingsMeant,
  feedIds: readonly number[],
  stems: readonly string[],
  hints: CategoryHints,
): ThingsMeant {
  const categoryIds = things.categoryIds.filter((id) => !feedIds.includes(id));
  // Oil is both a food and a cosmetic.
  const isEaten = categoryIds.some(isFoodCategory);
  if (!isEaten || !categoryIds.every((id) => isFoodCategory(id) || isCosmeticCategory(id))) return things;
  // Food that is not the name of any feed may still be fed to animals: "stary chleb dla kur".
  const isFeed =
    hints.of(stems).some(({ categoryId, role }) => role !== 'of' && feedIds.includes(categoryId)) ||
    feedIds.every(isPetFood);
  if (!isFeed) return { ...things, categoryIds: [...categoryIds, ...feedIds] };
  const rejectedIds = [...categoryIds, ...things.rejectedIds].filter((id) => !isPetCategory(id));
  return { ...things, categoryIds: feedIds, rejectedIds, isTold: true, isToldApart: true };
}

/** Base forms of words for what plants do for other plants: a cherry tree "do zapylenia" is a thing to buy. */
const DONE_BY_PLANTS = new Set('zapylić zapylać zapylenie zapylanie obsadzić obsadzać obsadzenie'.split(' '));

/** Whether a word says what the plants before it are for. */
export function isUseOfPlants({ strict }: QueryWord, before: readonly AskedWord[]): boolean {
  const isUse = strict.stems.some((stem) => DONE_BY_PLANTS.has(stem));
  return isUse && before.some(({ categoryIds }) => categoryIds.some(isPlantCategory));
}

/** Whether a category has living plants; cut flowers are not. */
export function isToGrow(id: number): boolean {
  return isPlantCategory(id) && !isFlowerCategory(id);
}

const SEEDS_BULBS = 'seeds_bulbs';

/** The categories that a thing grows from: seedlings for a cucumber, else seeds and bulbs, as for a dahlia. */
export function grownFrom(hints: readonly CategoryHint[]): number[] {
  const ids = hints.map(({ categoryId }) => categoryId);
  const seedlings = ids.filter(isSeedlingCategory);
  return seedlings.length > 0 ? seedlings : ids.filter((id) => categoriesById.get(id)?.key === SEEDS_BULBS);
}
