import { categoriesById } from '#kinds/ad/categories.ts';
import type { Quantity } from '#kinds/define-kind.ts';
import { type CategoryHints, isFoodCategory, isJobCategory, isPetCategory, isWorkCategory } from './category-hints.ts';
import { type DemandParts, onlyTelling, stemLists } from './demand-lists.ts';
import { type AnimalsAsked, animalsNamed } from './understanding/animals.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import type { Need } from './understanding/needs.ts';
import { isPerson, isWorkWord } from './understanding/word-classes.ts';
import type { WordLists } from './word-lists.ts';

/**
 * The categories that a match may be in.
 *
 * isWork         only jobs and services.
 * isGoods        no jobs or services.
 * isForPets      goods for pets are included.
 * isOnlyForPets  only goods for pets, because the query names an animal that they are for.
 * quantity       only categories whose things have that quantity.
 * rejectedIds    categories with things of that name that are not meant.
 */
export interface Scope {
  readonly isWork: boolean;
  readonly isGoods: boolean;
  readonly isForPets: boolean;
  readonly isOnlyForPets: boolean;
  readonly quantity: Quantity | null;
  readonly rejectedIds: readonly number[];
}

/** Matches of the animal that the query names, and of other animals. */
export interface AnimalLists {
  readonly asked: WordLists;
  readonly others: WordLists;
}

// Only ads have categories: there, the name of the thing decides between goods and work.
export function scopeOf(
  words: readonly AskedWord[],
  { isWork = false, isForSale = false, amount }: QueryMeaning,
): Scope {
  const head = words.find(({ role }) => role === 'head');
  const saysWork = words.some(({ word }) => isWorkWord(word.strict.stems));
  const isKnown = head !== undefined && (head.categoryIds.length > 0 || head.need !== undefined);
  return {
    isWork,
    isGoods: isForSale || (isKnown && !isWork && !saysWork && !head.categoryIds.some(isWorkCategory)),
    isOnlyForPets: arePetGoods(head) && animalsBeside(words, head) !== undefined,
    isForPets: !isKnown || arePetGoods(head) || head.word.isAbout || mayBeForPets(head, words),
    quantity: amount && amount.quantity !== 'pieces' && mayHave(amount.quantity, head) ? amount.quantity : null,
    rejectedIds: isWork ? rejectedWork(head) : (head?.rejectedIds ?? []),
  };
}

// "Dwie tony żwiru": gravel is listed as a service, whose category has no weight.
function mayHave(quantity: Quantity, head: AskedWord | undefined): boolean {
  const ids = head?.categoryIds ?? [];
  return ids.length === 0 || ids.some((id) => categoriesById.get(id)?.quantities.includes(quantity) === true);
}

// Muesli is for people unless the query names an animal.
function mayBeForPets(head: AskedWord, words: readonly AskedWord[]): boolean {
  if (!head.categoryIds.some(isPetCategory)) return false;
  // "Zabawka dla dwulatka" is not a toy for a dog.
  if (words.some(({ word, isPurpose }) => isPurpose && isPerson(word.strict.stems))) return false;
  return !head.categoryIds.some(isFoodCategory) || animalsBeside(words, head) !== undefined;
}

// A query for a job excludes services, although both are work.
function rejectedWork(head: AskedWord | undefined): number[] {
  const isJob = head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isJobCategory);
  return isJob ? [...categoriesById.keys()].filter((id) => isWorkCategory(id) && !isJobCategory(id)) : [];
}

export function arePetGoods(head: AskedWord | undefined): boolean {
  const ids = head?.need ? categoryIdsOf(head.need) : (head?.categoryIds ?? []);
  return ids.length > 0 && ids.every(isPetCategory);
}

function animalsBeside(words: readonly AskedWord[], head: AskedWord | undefined): AnimalsAsked | undefined {
  const said = words.filter((asked) => asked !== head && asked.role !== 'without');
  return animalsNamed(said.flatMap(({ word }) => word.strict.stems));
}

/** The categories of goods for the animal that is named: hay for rabbits rather than any hay. */
export function petIdsFor(words: readonly AskedWord[], head: AskedWord, hints: CategoryHints): number[] {
  const named = words.filter((each) => each !== head && each.isPurpose && animalsNamed(each.word.strict.stems));
  const told = new Set(named.flatMap(({ word }) => hints.of(word.strict.stems).map(({ categoryId }) => categoryId)));
  return head.categoryIds.filter((id) => isPetCategory(id) && told.has(id));
}

// Feed for rabbits is not feed for hens, and shearing sheep does not include dogs.
export function animalLists(
  words: readonly AskedWord[],
  head: AskedWord | undefined,
  parts: DemandParts,
  total: number,
): AnimalLists | null {
  const isForAnimals = (id: number) => isPetCategory(id) || (isWorkCategory(id) && !isJobCategory(id));
  const isOfAnimals = head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isForAnimals);
  if (!head || !(isOfAnimals || arePetGoods(head))) return null;
  const named = animalsBeside(words, head);
  if (!named) return null;
  const { asked, others } = named;
  // "Zwierzę" would match all toys, because their category is called "Zabawki dla zwierząt".
  const own = arePetGoods(head) ? asked.filter((stem) => stem !== 'zwierzę') : asked;
  return {
    asked: stemLists(head.word, own, parts, total),
    others: onlyTelling(stemLists(head.word, others, parts, total)),
  };
}

export function categoryIdsOf({ categories }: Need): number[] {
  return [...categoriesById.values()].flatMap(({ id, key }) => (categories.includes(key) ? id : []));
}

export function isWithin(
  id: number,
  { isWork, isGoods, isForPets, isOnlyForPets, quantity, rejectedIds }: Scope,
): boolean {
  if (rejectedIds.includes(id)) return false;
  if (isWork ? !isWorkCategory(id) : isGoods && isWorkCategory(id)) return false;
  if (isPetCategory(id) ? !isForPets : isOnlyForPets) return false;
  return quantity === null || (categoriesById.get(id)?.quantities.includes(quantity) ?? true);
}

export function isLimiting({ isWork, isGoods, isForPets, isOnlyForPets, quantity, rejectedIds }: Scope): boolean {
  return isWork || isGoods || !isForPets || isOnlyForPets || quantity !== null || rejectedIds.length > 0;
}
