import { categoriesById, keyOfCategory, mergedIds, naturePath, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { type CategoryWords, categoryWords } from '#kinds/ad/category-words.ts';
import { editDistance } from './edit-distance.ts';
import { readName } from './names.ts';
import { stemsOfForm } from './negated-forms.ts';
import type { Stemmer } from './stemmer.ts';
import { fold, tokenize } from './text.ts';
import type { LocalizedName, Vocabulary } from './types.ts';

/**
 * What a word tells of a category.
 *
 * is    it names a thing of it.
 * also  it names one, though alone it means a thing of another category: "masło" of a cosmetic.
 * branch  it names a thing of the branch that the category is of: "kwiaty" are all plants.
 * of    it only says more of such a thing.
 */
export type HintRole = 'is' | 'also' | 'branch' | 'of';

export interface CategoryHint {
  readonly categoryId: number;
  readonly role: HintRole;
}

/** A word that so many categories have things of tells of none: "praca", "susz". */
const MAX_CALLED = 4;
/** A word that says something of so many categories names things of any of them: "sadzonka". */
const SAID_OF_MANY = 3;
const RANKS: Readonly<Record<HintRole, number>> = { is: 4, also: 3, branch: 2, of: 1 };
/** How much another word of the query tells of which category a thing is. */
const VOTES: Readonly<Record<HintRole | 'none', number>> = {
  is: 3,
  also: 1,
  of: 2,
  branch: 0,
  none: 0,
};

/**
 * What a word means beside others: the categories of the thing, those whose things are called so and not meant, and all
 * that the word says something of. `isTold`: the other words tell which; `isToldApart` of several.
 */
export interface ThingsMeant {
  readonly categoryIds: readonly number[];
  readonly rejectedIds: readonly number[];
  readonly relatedIds: readonly number[];
  readonly isTold: boolean;
  readonly isToldApart: boolean;
}

/** Another word of a query, by its base forms; `isPart` when it names what the thing is made with. */
export interface WordBeside {
  readonly stems: readonly string[];
  readonly isPart: boolean;
}

/** A shorter word is too easily another one. */
const SHORTEST_MISTYPED = 7;
const LETTERS = /^\p{L}+$/u;

/**
 * What words tell of the leaf categories in which their things stand: by what people call these, and by their names.
 */
export class CategoryHints {
  readonly #stemmer: Stemmer;
  readonly #hints = new Map<string, Map<number, HintRole>>();
  readonly #names = new Map<number, Set<string>>();
  /** The categories that a word says something of, be it that it names their things as well. */
  readonly #saidOf = new Map<string, Set<number>>();
  /** The words of other languages that names have, by their stems. */
  readonly #foreign = new Map<string, Set<string>>();

  constructor(stemmer: Stemmer, { categoryNames }: Pick<Vocabulary, 'categoryNames'>) {
    this.#stemmer = stemmer;
    for (const { id, key, parentId, words } of categoriesById.values()) {
      if (!isLeaf(id)) continue;
      this.#learnWords(id, categoryWords[key]);
      this.#learnWords(id, { is: words });
      for (const gone of mergedIds(id)) this.#learnWords(id, categoryWords[keyOfCategory(gone)]);
      const above = new Set(categoryNames(parentId ?? ROOT_CATEGORY_ID).map(({ text }) => text));
      for (const name of categoryNames(id)) this.#learnName(id, name, !above.has(name.text));
    }
  }

  /** What a word with these base forms tells of. */
  of(stems: readonly string[]): CategoryHint[] {
    const roles = new Map<number, HintRole>();
    for (const stem of stems) {
      for (const [id, role] of this.#hints.get(stem) ?? []) roles.set(id, stronger(role, roles.get(id)));
    }
    return [...roles].map(([categoryId, role]) => ({ categoryId, role }));
  }

  /** The words that are one mistake away from a misspelled one and begin like it, diacritics aside. */
  spelledLike(text: string): string[] {
    const folded = fold(text);
    if (folded.length < SHORTEST_MISTYPED) return [];
    const isLike = (word: string) =>
      word[0] === folded[0] && Math.abs(word.length - folded.length) <= 1 && editDistance(fold(word), folded, 1) <= 1;
    return [...this.#hints.keys()].filter((word) => LETTERS.test(word) && isLike(word));
  }

  /** The few categories whose things are called so; none where there are too many to mean one of them. */
  thingsCalled(stems: readonly string[]): number[] {
    const ids = this.of(stems).flatMap(({ categoryId, role }) => (role === 'is' ? categoryId : []));
    return ids.length > MAX_CALLED ? [] : ids;
  }

  /**
   * Of which categories a thing is that is called so, told by the other words beside it: a "kurka" beside "nioska" is
   * no
   * mushroom. Where these tell nothing, of those whose things are called so.
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
    // "Rabbit food" is of a category of its own, rather than some food of rabbit.
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
    // Where others do not tell, only what is another thing is rejected.
    const rejectedIds = idsOf(own.filter((each) => !isMeant(each)));
    return { categoryIds: idsOf(own.filter(isMeant)), rejectedIds, relatedIds, isTold, isToldApart };
  }

  /** The words of names that have a stem of another language. */
  namesWith(foreignStem: string): ReadonlySet<string> | undefined {
    return this.#foreign.get(foreignStem);
  }

  /** Whether a word with these base forms is of the name of a leaf category itself. */
  isName(id: number, stems: readonly string[]): boolean {
    return stems.some((stem) => this.#names.get(id)?.has(stem));
  }

  // "Śliwka w czekoladzie" is of the sweets, whose things are called chocolate as well.
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

  // What a branch is called says less of a leaf: "kwiaty" are all plants.
  #learnName(id: number, name: LocalizedName, isOwn: boolean): void {
    for (const { form, stems, role } of readName(name, this.#stemmer)) {
      this.#learn([form, ...stems], id, role === 'complement' ? 'of' : isOwn ? 'is' : 'branch');
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
const SEEDLINGS = 'vegetable_seedlings';
/** Flowers that are cut, and what is bound of them. */
const FLOWERS = new Set(['cut_flowers', 'wreaths_bouquets']);
/** Goods among the services. */
const WOOD_HAY = 'wood_hay';

/** The main category of the seed that the things of a category are of. */
export function branchOf(id: number): number | undefined {
  return naturePath(id)[0]?.id;
}

/** Whether jobs stand in a category. */
export function isJobCategory(id: number): boolean {
  return naturePath(id)[0]?.key === JOBS;
}

/** Whether folk handicraft stands in a category. */
export function isCraftCategory(id: number): boolean {
  return naturePath(id)[0]?.key === CRAFTS;
}

/** Whether food stands in a category. */
export function isFoodCategory(id: number): boolean {
  return naturePath(id)[0]?.key === FOOD;
}

/** Whether cosmetics stand in a category. */
export function isCosmeticCategory(id: number): boolean {
  return naturePath(id)[0]?.key === COSMETICS;
}

/** Whether food stands in a category that people also take against an ailment or put on their skin. */
export function isRemedyCategory(id: number): boolean {
  return REMEDIES.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether mushrooms stand in a category. */
export function isMushroomCategory(id: number): boolean {
  return naturePath(id).at(-1)?.key === MUSHROOMS;
}

/** Whether what is for pets and farm animals stands in a category. */
export function isPetCategory(id: number): boolean {
  return naturePath(id)[0]?.key === PET_GOODS;
}

/** Whether what animals eat stands in a category. */
export function isFeedCategory(id: number): boolean {
  return FEED.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether live animals stand in a category. */
export function isAnimalCategory(id: number): boolean {
  return naturePath(id)[0]?.key === ANIMALS;
}

/** Whether plants stand in a category. */
export function isPlantCategory(id: number): boolean {
  return naturePath(id)[0]?.key === PLANTS;
}

/** Whether flowers stand in a category that are sold by the bunch, or the bunches. */
export function isFlowerCategory(id: number): boolean {
  return FLOWERS.has(naturePath(id).at(-1)?.key ?? '');
}

/** Whether young vegetables stand in a category. */
export function isSeedlingCategory(id: number): boolean {
  return naturePath(id).at(-1)?.key === SEEDLINGS;
}

/** Whether services stand in a category, or the wood, hay and straw that stand among them. */
export function isServiceCategory(id: number): boolean {
  return naturePath(id)[0]?.key === SERVICES;
}

/** Whether jobs or services stand in a category, and no goods. */
export function isWorkCategory(id: number): boolean {
  const path = naturePath(id);
  return isJobCategory(id) || (path[0]?.key === SERVICES && path.at(-1)?.key !== WOOD_HAY);
}

/** Whether things stand in the category itself, and in none below it. */
export function isLeaf(id: number): boolean {
  return categoriesById.get(id)?.isLeaf === true;
}
