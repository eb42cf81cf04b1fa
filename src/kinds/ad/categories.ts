import type { Quantity } from '../define-kind.ts';
import type { DeliveryWay } from '../delivery.ts';
import type { UnitChoice } from '../price-units.ts';
import { FIRST_NEW_ID, followCatalogue, newCategoryKey } from './catalogue.ts';
import { JOBS_ID, ROOT_CATEGORY_ID } from './category-seed.ts';
import { type CategoryTree, growCategories, seedById, seedPath } from './grow-categories.ts';
import type { AdFlag } from './kind.ts';

export { ROOT_CATEGORY_ID };

/**
 * A node of the category tree.
 *
 * id          stable number, part of URLs and stored with ads: never reuse one.
 * key         names the category in messages: `category.<key>`.
 * quantities  the quantities of an ad here; every category has `price`.
 * flags       the applicable flags; a branch has those of its leaves.
 * units       the possible price units, the default first; a branch has those of its leaves.
 * dominant    the unit of nearly all prices here, if there is one.
 * delivery    the delivery methods that make sense here; a branch has those of its leaves.
 * children    the offered subcategories, without hidden ones and branches of hidden ones only.
 * isLeaf      it has no subcategories, not even hidden ones, so it can contain listings.
 * isHidden    left out of menus and forms, though its listings are shown and found.
 * natureId    the seed category that its rules come from: itself, even after a move; null for none.
 * picture     the name of its picture, `/categories/{picture}.webp`.
 * words       Polish words for its goods, in addition to those in `words/`.
 */
export interface Category extends UnitChoice {
  readonly id: number;
  readonly key: string;
  readonly parentId: number | null;
  readonly quantities: readonly Quantity[];
  readonly flags: readonly AdFlag[];
  readonly delivery: readonly DeliveryWay[];
  readonly children: readonly Category[];
  readonly isLeaf: boolean;
  readonly isHidden: boolean;
  readonly natureId: number | null;
  readonly picture: string;
  readonly words: string;
}

/** Looks up a merged category's id as the category that it was merged into. */
class CategoriesById extends Map<number, Category> {
  override get(id: number): Category | undefined {
    return super.get(now.merged.get(id) ?? id);
  }

  override has(id: number): boolean {
    return super.has(now.merged.get(id) ?? id);
  }
}

let now: CategoryTree = growCategories([]);
const held = new CategoriesById();

/** Everything that can be advertised, from the root "Master" down to the leaves; changed in place (decision 0042). */
export const categoryTree: Category = { ...now.root };

/**
 * All categories by id, the root first, each branch before its leaves; hidden ones too. The id of a category that was
 * merged into another leads to that one.
 */
export const categoriesById: ReadonlyMap<number, Category> = held;

followCatalogue((changes) => {
  now = growCategories(changes);
  Object.assign(categoryTree, now.root);
  held.clear();
  for (const [id, category] of now.byId) held.set(id, id === ROOT_CATEGORY_ID ? categoryTree : category);
});

/** The id of the category that now has this one's listings: itself, or the one it was merged into. */
export function currentCategoryId(id: number): number {
  return now.merged.get(id) ?? id;
}

/** The categories that were merged into this one, by their ids. */
export function mergedIds(id: number): number[] {
  return [...now.merged].flatMap(([gone, left]) => (left === id ? gone : []));
}

/**
 * The ids of a category, of its descendants, and of categories merged into any of these, since listings keep the old id
 * until they are moved; empty for an unknown id.
 */
export function subtreeIds(id: number): number[] {
  const own = currentCategoryId(id);
  if (!held.has(own)) return [];
  return [own, ...mergedIds(own), ...(now.below.get(own) ?? []).flatMap(subtreeIds)];
}

/** The path from just below the root to the category itself; empty for the root and for an unknown id. */
export function categoryPath(id: number): Category[] {
  const path: Category[] = [];
  for (let node = categoriesById.get(id); node?.parentId; node = categoriesById.get(node.parentId)) path.unshift(node);
  return path;
}

/** The key of a category by its id, even if it was removed; empty for an unknown id. */
export function keyOfCategory(id: number): string {
  return seedById.get(id)?.key ?? (id >= FIRST_NEW_ID ? newCategoryKey(id) : '');
}

/** Whether the seed has an introduction of a category: the message `category.<key>.hint` of its main categories. */
export function hasIntroduction(id: number): boolean {
  return seedById.get(id)?.parentId === ROOT_CATEGORY_ID;
}

/** The fields of a seed category that say what its goods are. */
export interface Nature {
  readonly id: number;
  readonly key: string;
}

/**
 * The nature of a category's goods, for rules, buyers' rights and search: the path of its seed category or model in the
 * seed, from just below the root. Moving a category in the tree does not change what its goods are.
 */
export function naturePath(id: number): readonly Nature[] {
  return seedPath(categoriesById.get(id)?.natureId ?? ROOT_CATEGORY_ID);
}

/** Whether prices in a category are pay for work, which its listings state as the rules require. */
export function isPaidWork(categoryId: number | null | undefined): boolean {
  return categoryId != null && naturePath(categoryId)[0]?.id === JOBS_ID;
}
