import { categoriesById, categoryPath } from '#kinds/ad/categories.ts';
import { type CategoryWords, categoryWords } from '#kinds/ad/category-words.ts';
import { readName } from './names.ts';
import { stemsOfForm } from './negated-forms.ts';
import type { Stemmer } from './stemmer.ts';
import { tokenize } from './text.ts';
import type { LocalizedName, Vocabulary } from './types.ts';

/** What a word tells of a category: that it names a thing of it, or only says more of such a thing. */
export type HintRole = 'is' | 'of';

export interface CategoryHint {
  readonly categoryId: number;
  readonly role: HintRole;
}

/** A word that so many categories have things of tells of none: "praca", "susz". */
const MAX_CALLED = 4;

/** What words tell of the leaf categories in which their things stand: by what people call these, and by their names. */
export class CategoryHints {
  readonly #stemmer: Stemmer;
  readonly #hints = new Map<string, Map<number, HintRole>>();

  constructor(stemmer: Stemmer, { categoryNames }: Pick<Vocabulary, 'categoryNames'>) {
    this.#stemmer = stemmer;
    for (const { id, key } of categoriesById.values()) {
      if (!isLeaf(id)) continue;
      this.#learnWords(id, categoryWords[key]);
      for (const name of categoryNames(id)) this.#learnName(id, name);
    }
  }

  /** What a word with these base forms tells of. */
  of(stems: readonly string[]): CategoryHint[] {
    const roles = new Map<number, HintRole>();
    for (const stem of stems) {
      for (const [id, role] of this.#hints.get(stem) ?? []) if (roles.get(id) !== 'is') roles.set(id, role);
    }
    return [...roles].map(([categoryId, role]) => ({ categoryId, role }));
  }

  /** The few categories whose things are called so; none where there are too many to mean one of them. */
  thingsCalled(stems: readonly string[]): number[] {
    const ids = this.of(stems).flatMap(({ categoryId, role }) => (role === 'is' ? categoryId : []));
    return ids.length > MAX_CALLED ? [] : ids;
  }

  #learnWords(id: number, words: CategoryWords | undefined): void {
    for (const role of ['is', 'of'] as const) {
      for (const word of tokenize(words?.[role] ?? '')) {
        this.#learn([word, ...stemsOfForm(word, this.#stemmer)], id, role);
      }
    }
  }

  #learnName(id: number, name: LocalizedName): void {
    for (const { form, stems, role } of readName(name, this.#stemmer)) {
      this.#learn([form, ...stems], id, role === 'complement' ? 'of' : 'is');
    }
  }

  #learn(stems: readonly string[], id: number, role: HintRole): void {
    for (const stem of stems) {
      const known = this.#hints.get(stem) ?? new Map<number, HintRole>();
      if (known.get(id) !== 'is') known.set(id, role);
      this.#hints.set(stem, known);
    }
  }
}

const JOBS = 'jobs';
const SERVICES = 'services';
const PLANTS = 'plants';

/** The main category that a category is of. */
export function branchOf(id: number): number | undefined {
  return categoryPath(id)[0]?.id;
}

/** Whether jobs stand in a category. */
export function isJobCategory(id: number): boolean {
  return categoryPath(id)[0]?.key === JOBS;
}

/** Whether plants stand in a category. */
export function isPlantCategory(id: number): boolean {
  return categoryPath(id)[0]?.key === PLANTS;
}

/** Whether jobs or services stand in a category, and no goods. */
export function isWorkCategory(id: number): boolean {
  return isJobCategory(id) || categoryPath(id)[0]?.key === SERVICES;
}

/** Whether things stand in the category itself, and in none below it. */
export function isLeaf(id: number): boolean {
  return categoriesById.get(id)?.children.length === 0;
}
