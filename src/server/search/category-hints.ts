import { categoriesById, keyOfCategory, mergedIds, naturePath, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { type CategoryWords, categoryWords } from '#kinds/ad/category-words.ts';
import { editDistance } from './edit-distance.ts';
import { readName } from './names.ts';
import { stemsOfForm } from './negated-forms.ts';
import type { Stemmer } from './stemmer.ts';
import { fold, tokenize } from './text.ts';
import type { LocalizedName, Vocabulary } from './types.ts';

/**
 * What a word says about a category.
 *
 * is      it names a thing of the category.
 * also    it names a thing of the category, but alone it means a thing of another one: "masło" for a cosmetic.
 * branch  it is in the name of the parent, too, and names any thing below it: "kwiaty" are all plants.
 * of      it only describes a thing of the category.
 */
export type HintRole = 'is' | 'also' | 'branch' | 'of';

export interface CategoryHint {
  readonly categoryId: number;
  readonly role: HintRole;
}

/** A word that names things of more categories than this means none of them: "praca", "susz". */
const MAX_CALLED = 4;
/** A word related to this many categories or more is a general one: "sadzonka". */
const SAID_OF_MANY = 3;
const RANKS: Readonly<Record<HintRole, number>> = { is: 4, also: 3, branch: 2, of: 1 };
/** How many votes another word of the query gives to a category, by its role there. */
const VOTES: Readonly<Record<HintRole | 'none', number>> = {
  is: 3,
  also: 1,
  of: 2,
  branch: 0,
  none: 0,
};

/**
 * The meaning of a word in view of the other words of a query.
 *
 * categoryIds  the categories of the thing.
 * rejectedIds  categories that have a thing of that name which is not meant.
 * relatedIds   all categories for which the word has the role `is` or `of`.
 * isTold       the other words decide between the categories.
 * isToldApart  they do, and the word is ambiguous.
 */
export interface ThingsMeant {
  readonly categoryIds: readonly number[];
  readonly rejectedIds: readonly number[];
  readonly relatedIds: readonly number[];
  readonly isTold: boolean;
  readonly isToldApart: boolean;
}

/** Another word of a query. `isPart`: it names an ingredient or part of the thing. */
export interface WordBeside {
  readonly stems: readonly string[];
  readonly isPart: boolean;
}

/** A shorter word is too similar to other words. */
const SHORTEST_MISTYPED = 7;
const LETTERS = /^\p{L}+$/u;

/** Hints from words to leaf categories, from lists of words per category and from the category names. */
export class CategoryHints {
  readonly #stemmer: Stemmer;
  readonly #hints = new Map<string, Map<number, HintRole>>();
  readonly #names = new Map<number, Set<string>>();
  /** By stem, the categories for which a word has the role `of`, even when it has a stronger one as well. */
  readonly #saidOf = new Map<string, Set<number>>();
  /** By stem, the words in category names of languages other than Polish, without diacritics. */
  readonly #foreign = new Map<string, Set<string>>();

  constructor(stemmer: Stemmer, { categoryNames }: Pick<Vocabulary, 'categoryNames'>) {
    this.#stemmer = stemmer;
    for (const { id, key, parentId, words } of categoriesById.values()) {
      if (!isLeaf(id)) continue;
      this.#learnWords(id, categoryWords[key]);
      this.#learnWords(id, { is: words });
      for (const gone of mergedIds(id)) this.#learnWords(id, categoryWords[keyOfCategory(gone)]);
      const namesAbove = categoryNames(parentId ?? ROOT_CATEGORY_ID);
      const above = new Set(namesAbove.map(({ text }) => text));
      const branchWords = this.#onlyHeads(namesAbove);
      for (const name of categoryNames(id)) this.#learnName(id, name, !above.has(name.text), branchWords);
    }
  }

  /** All categories that a word with these base forms says something about; one hint each, with the strongest role. */
  of(stems: readonly string[]): CategoryHint[] {
    const roles = new Map<number, HintRole>();
    for (const stem of stems) {
      for (const [id, role] of this.#hints.get(stem) ?? []) roles.set(id, stronger(role, roles.get(id)));
    }
    return [...roles].map(([categoryId, role]) => ({ categoryId, role }));
  }

  /**
   * Known words that are at most one mistake away from a misspelled word and have the same first letter, diacritics
   * ignored. Empty for a word of fewer than seven letters.
   */
  spelledLike(text: string): string[] {
    const folded = fold(text);
    if (folded.length < SHORTEST_MISTYPED) return [];
    const isLike = (word: string) =>
      word[0] === folded[0] && Math.abs(word.length - folded.length) <= 1 && editDistance(fold(word), folded, 1) <= 1;
    return [...this.#hints.keys()].filter((word) => LETTERS.test(word) && isLike(word));
  }

  /** Categories whose things have this name; empty when there are more than four. */
  thingsCalled(stems: readonly string[]): number[] {
    const ids = this.of(stems).flatMap(({ categoryId, role }) => (role === 'is' ? categoryId : []));
    return ids.length > MAX_CALLED ? [] : ids;
  }

  /**
   * The categories of the thing that a word names, as far as the other words of the query decide: "kurka" with "nioska"
   * is not a mushroom. If they do not, all categories whose things have that name, unless there are too many.
   */
  thingsMeant(stems: readonly string[], others: readonly WordBeside[]): ThingsMeant {
    const all = this.of(stems);
    const relatedIds = all.flatMap(({ categoryId, role }) => (role === 'branch' || role === 'also' ? [] : categoryId));
    const told = others.map(({ stems: each, isPart }) => {
      if (isPart) return new Map([...this.#idsSaidOf(each)].map((id) => [id, 'of'] as const));
      return new Map(this.of(each).map(({ categoryId, role }) => [categoryId, role]));
    });
    const votesOf = (id: number) => told.reduce((sum, roles) => sum + VOTES[roles.get(id) ?? 'none'], 0);
    const voted = all.filter(({ role }) => role !== 'of').map((hint) => ({ ...hint, votes: votesOf(hint.categoryId) }));
    const named = voted.filter(({ role }) => role !== 'branch');
    const isNamed = named.some(({ votes }) => votes >= VOTES.of);
    // "Rabbit food" has a category of its own, which is better than any food.
    const own = isNamed || !voted.some(({ votes }) => votes >= VOTES.of) ? named : voted;
    const most = Math.max(0, ...own.map(({ votes }) => votes));
    const isTold = most >= VOTES.of;
    if (!isTold && own.length > MAX_CALLED) {
      return { categoryIds: this.thingsCalled(stems), rejectedIds: [], relatedIds, isTold, isToldApart: false };
    }
    const isAny = own.some(({ role }) => role === 'is');
    const isMeant = ({ votes, role }: (typeof voted)[number]) => (isTold ? votes === most : role === 'is' || !isAny);
    const idsOf = (some: typeof voted) => some.map(({ categoryId }) => categoryId);
    const isToldApart = isTold && (own.length > 1 || relatedIds.length >= SAID_OF_MANY);
    // If the other words do not decide, only categories of another thing are rejected.
    const rejectedIds = idsOf(own.filter((each) => !isMeant(each)));
    return { categoryIds: idsOf(own.filter(isMeant)), rejectedIds, relatedIds, isTold, isToldApart };
  }

  /**
   * The words of category names with this stem of another language, without diacritics; undefined for an unknown stem.
   */
  namesWith(foreignStem: string): ReadonlySet<string> | undefined {
    return this.#foreign.get(foreignStem);
  }

  /** Whether the name of the leaf category itself contains a word with one of these base forms. */
  isName(id: number, stems: readonly string[]): boolean {
    return stems.some((stem) => this.#names.get(id)?.has(stem));
  }

  // "Śliwka w czekoladzie" is in the sweets, although "czekolada" also names a thing of that category.
  #idsSaidOf(stems: readonly string[]): Set<number> {
    return new Set(stems.flatMap((stem) => [...(this.#saidOf.get(stem) ?? [])]));
  }

  #learnWords(id: number, words: CategoryWords | undefined): void {
    for (const role of ['is', 'also', 'of'] as const) {
      for (const word of tokenize(words?.[role] ?? '')) {
        this.#learn([word, ...stemsOfForm(word, this.#stemmer)], id, role);
      }
    }
  }

  // "Usługi" of "Usługi pszczelarskie" means the whole branch, whose name has no other head.
  #onlyHeads(names: readonly LocalizedName[]): ReadonlySet<string> {
    const heads = names.map((name) => readName(name, this.#stemmer).filter(({ role }) => role !== 'complement'));
    return new Set(heads.flatMap((each) => (each.length === 1 ? (each[0]?.stems ?? []) : [])));
  }

  // A name that the parent has as well says less about a leaf: "kwiaty" are all plants.
  #learnName(id: number, name: LocalizedName, isOwn: boolean, branchWords: ReadonlySet<string>): void {
    for (const { form, stems, role } of readName(name, this.#stemmer)) {
      const isOfBranch = !isOwn || stems.some((stem) => branchWords.has(stem));
      this.#learn([form, ...stems], id, role === 'complement' ? 'of' : isOfBranch ? 'branch' : 'is');
      if (name.language !== 'pl') {
        for (const stem of stems) this.#foreign.set(stem, (this.#foreign.get(stem) ?? new Set()).add(fold(form)));
      }
      if (isOwn) this.#names.set(id, (this.#names.get(id) ?? new Set()).union(new Set([form, ...stems])));
    }
  }

  #learn(stems: readonly string[], id: number, role: HintRole): void {
    for (const stem of stems) {
      const known = this.#hints.get(stem) ?? new Map<number, HintRole>();
      known.set(id, stronger(role, known.get(id)));
      this.#hints.set(stem, known);
      if (role === 'of') this.#saidOf.set(stem, (this.#saidOf.get(stem) ?? new Set()).add(id));
    }
  }
}

function stronger(role: HintRole, other: HintRole | undefined): HintRole {
  return other !== undefined && RANKS[other] > RANKS[role] ? other : role;
}

const JOBS = 'jobs';
const SERVICES = 'services';
const FOOD = 'food';
const COSMETICS = 'cosmetics';
const CRAFTS = 'crafts';
const PLANTS = 'plants';
const ANIMALS = 'animals';
const PET_GOODS = 'pet_goods';
const REMEDIES = new Set(['herbs_teas', 'oils', 'vinegars_spices', 'honey', 'bee_products', 'nuts_seeds']);
const MUSHROOMS = 'mushrooms_forest';
const FEED = new Set(['dog_food', 'cat_food', 'horse_feed', 'rodent_food', 'farm_feed']);
const MADE = new Set([FOOD, COSMETICS, CRAFTS, PET_GOODS]);
const CUT = new Set(['cut_flowers', 'wreaths_bouquets', 'christmas_trees']);
const PRODUCE = new Set(['vegetables', 'fruit', 'mushrooms_forest']);
const PROCESSED = new Set(['pickles', 'preserves', 'juices_syrups', 'sweets']);
const MEAT = new Set(['fish', 'fresh_meat', 'poultry']);
const SEEDLINGS = 'vegetable_seedlings';
const FLOWERS = new Set(['cut_flowers', 'wreaths_bouquets']);
/** The category of goods among the services. */
const WOOD_HAY = 'wood_hay';

/** The id of the main category of the seed tree to which the goods of a category belong; undefined for the root. */
export function branchOf(id: number): number | undefined {
  return naturePath(id)[0]?.id;
}

export function isJobCategory(id: number): boolean {
  return naturePath(id)[0]?.key === JOBS;
}

/** Whether people make the goods of the category: handicraft and goods for pets. */
export function isMadeByHand(id: number): boolean {
  return isCraftCategory(id) || isPetCategory(id);
}

/** Whether a category contains folk handicraft. */
export function isCraftCategory(id: number): boolean {
  return naturePath(id)[0]?.key === CRAFTS;
}

export function isFoodCategory(id: number): boolean {
  return naturePath(id)[0]?.key === FOOD;
}

export function isCosmeticCategory(id: number): boolean {
  return naturePath(id)[0]?.key === COSMETICS;
}

export function isSoapCategory(id: number): boolean {
  return naturePath(id).at(-1)?.key === 'soaps';
}

/** Whether a category contains food that is also used as a remedy or on the skin. */
export function isRemedyCategory(id: number): boolean {
  return REMEDIES.has(naturePath(id).at(-1)?.key ?? '');
}

export function isMushroomCategory(id: number): boolean {
  return naturePath(id).at(-1)?.key === MUSHROOMS;
}

/** Whether a category contains goods for pets and farm animals. */
export function isPetCategory(id: number): boolean {
  return naturePath(id)[0]?.key === PET_GOODS;
}

/** Whether a category contains food, handicraft, cosmetics, goods for pets, cut flowers or Christmas trees. */
export function isMadeCategory(id: number): boolean {
  const path = naturePath(id);
  const branch = path[0]?.key ?? '';
  return MADE.has(branch) || CUT.has(path.at(-1)?.key ?? '');
}

/** Whether a category contains fish, or meat and poultry that is not cured. */
export function isMeatCategory(id: number): boolean {
  return MEAT.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether a category contains vegetables, fruit or mushrooms. */
export function isProduceCategory(id: number): boolean {
  return PRODUCE.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether a category contains fish to eat, which may be sold alive. */
export function isFishCategory(id: number): boolean {
  return naturePath(id).at(-1)?.key === 'fish';
}

/** Whether a category contains what is made of vegetables and fruit, and kept. */
export function isProcessedCategory(id: number): boolean {
  return PROCESSED.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether a category contains animal feed. */
export function isFeedCategory(id: number): boolean {
  return FEED.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether a category contains live animals. */
export function isAnimalCategory(id: number): boolean {
  return naturePath(id)[0]?.key === ANIMALS;
}

export function isPlantCategory(id: number): boolean {
  return naturePath(id)[0]?.key === PLANTS;
}

/** Whether a category contains cut flowers, wreaths or bouquets. */
export function isFlowerCategory(id: number): boolean {
  return FLOWERS.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether a category contains vegetable seedlings. */
export function isSeedlingCategory(id: number): boolean {
  return naturePath(id).at(-1)?.key === SEEDLINGS;
}

/** Whether a category contains services, or the wood, hay and straw sold among them. */
export function isServiceCategory(id: number): boolean {
  return naturePath(id)[0]?.key === SERVICES;
}

/** Whether a category contains jobs or services but no goods. */
export function isWorkCategory(id: number): boolean {
  const path = naturePath(id);
  return isJobCategory(id) || (path[0]?.key === SERVICES && path.at(-1)?.key !== WOOD_HAY);
}

/** Whether a category is a leaf category: it has no children and may contain listings. False for an unknown id. */
export function isLeaf(id: number): boolean {
  return categoriesById.get(id)?.isLeaf === true;
}
