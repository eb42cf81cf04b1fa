import { SENT } from '../delivery.ts';
import { type CategoryChange, FIRST_NEW_ID } from './catalogue.ts';
import type { Category } from './categories.ts';
import { type OwnParts, ROOT_CATEGORY_ID, type SeedCategory, seedTree, unionOf } from './category-seed.ts';

/**
 * A grown tree.
 *
 * byId    all categories by id, the root first, each branch before its leaves; hidden ones too.
 * below   the ids below each category, hidden ones too.
 * merged  maps the id of a merged category to the id of the one that has its listings.
 */
export interface CategoryTree {
  readonly root: Category;
  readonly byId: ReadonlyMap<number, Category>;
  readonly below: ReadonlyMap<number, readonly number[]>;
  readonly merged: ReadonlyMap<number, number>;
}

const PLAIN: OwnParts = {
  quantities: ['price', 'pieces'],
  flags: [],
  units: ['piece', 'pack', 'kg', 'l'],
  dominant: null,
  delivery: SENT,
};
const MAX_MERGES = 50;

function* walkSeed(category: SeedCategory): Generator<SeedCategory> {
  yield category;
  for (const child of category.children) yield* walkSeed(child);
}

/** The categories of the seed by id, in their order. */
export const seedById: ReadonlyMap<number, SeedCategory> = new Map(
  [...walkSeed(seedTree)].map((category) => [category.id, category]),
);

const seedPaths: ReadonlyMap<number, readonly SeedCategory[]> = new Map(
  [...seedById.keys()].map((id) => {
    const path: SeedCategory[] = [];
    for (let node = seedById.get(id); node?.parentId; node = seedById.get(node.parentId)) path.unshift(node);
    return [id, path];
  }),
);

/** The path in the seed, from just below its root; empty for the root and for an unknown id. */
export function seedPath(id: number): readonly SeedCategory[] {
  return seedPaths.get(id) ?? [];
}

/**
 * Applies changes to the seed. Changes that no longer fit, as when a newer version's seed lacks a category, do no harm:
 * a category without its parent goes below the root, and one merged into a missing category stays.
 */
export function growCategories(changes: readonly CategoryChange[]): CategoryTree {
  const changed = new Map(changes.map((change) => [change.id, change]));
  const ids = [...seedById.keys(), ...changes.flatMap(({ id }) => (id >= FIRST_NEW_ID ? id : []))];
  const merged = mergesOf(changed, ids);
  const present = new Set(ids.filter((id) => !merged.has(id) && !changed.get(id)?.isRemoved));
  const below = childrenOf(present, changed);
  const byId = new Map<number, Category>();
  const root = grow(ROOT_CATEGORY_ID, null, { changed, below, byId });
  return { root, byId: inOrder(root, below, byId), below, merged };
}

/** Follows chains of merges to the remaining category. */
function mergesOf(changed: ReadonlyMap<number, CategoryChange>, ids: readonly number[]): Map<number, number> {
  const known = new Set(ids);
  const merged = new Map<number, number>();
  for (const id of ids) {
    let end = id;
    for (let step = 0; step < MAX_MERGES; step += 1) {
      const next = changed.get(end)?.mergedInto;
      if (next === undefined || !known.has(next)) break;
      end = next;
    }
    if (end !== id) merged.set(id, end);
  }
  return merged;
}

function childrenOf(
  present: ReadonlySet<number>,
  changed: ReadonlyMap<number, CategoryChange>,
): Map<number, readonly number[]> {
  const below = new Map<number, number[]>();
  for (const id of present) {
    if (id === ROOT_CATEGORY_ID) continue;
    const wanted = changed.get(id)?.parentId ?? seedById.get(id)?.parentId ?? ROOT_CATEGORY_ID;
    const parentId = present.has(wanted) && isAtRoot(wanted, changed) ? wanted : ROOT_CATEGORY_ID;
    below.set(parentId, [...(below.get(parentId) ?? []), id]);
  }
  for (const [parentId, ids] of below) {
    const order = changed.get(parentId)?.order;
    if (order) below.set(parentId, sorted(ids, order));
  }
  return below;
}

/** Whether a category may have others below it: the root, and main categories. */
function isAtRoot(id: number, changed: ReadonlyMap<number, CategoryChange>): boolean {
  const parentId = changed.get(id)?.parentId ?? seedById.get(id)?.parentId ?? ROOT_CATEGORY_ID;
  return id === ROOT_CATEGORY_ID || parentId === ROOT_CATEGORY_ID;
}

function sorted(ids: readonly number[], order: readonly number[]): number[] {
  const placeOf = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  return ids.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface Growing {
  readonly changed: ReadonlyMap<number, CategoryChange>;
  readonly below: ReadonlyMap<number, readonly number[]>;
  readonly byId: Map<number, Category>;
}

function grow(id: number, parent: Category | null, growing: Growing): Category {
  const change = growing.changed.get(id);
  const seed = seedById.get(id);
  const childIds = growing.below.get(id) ?? [];
  const likeId = seed ? id : (change?.likeId ?? parent?.natureId ?? null);
  const key = seed?.key ?? change?.key ?? '';
  const node = {
    id,
    key,
    parentId: parent?.id ?? null,
    isLeaf: id !== ROOT_CATEGORY_ID && childIds.length === 0,
    isHidden: change?.isHidden ?? false,
    natureId: likeId === ROOT_CATEGORY_ID ? null : likeId,
    picture: change?.picture ?? (seed ? key : (seedPath(likeId ?? 0)[0]?.key ?? FALLBACK_PICTURE)),
    words: change?.words ?? '',
    ...ownParts(change, seed ?? seedById.get(likeId ?? 0)),
    children: [] as Category[],
  };
  growing.byId.set(id, node);
  const all = childIds.map((child) => grow(child, node, growing));
  node.children = all.filter(({ isHidden, isLeaf, children }) => !isHidden && (isLeaf || children.length > 0));
  return Object.assign(node, all.length > 0 ? unionOf(all) : {});
}

const FALLBACK_PICTURE = 'crafts';

function ownParts(change: CategoryChange | undefined, like: OwnParts = PLAIN): OwnParts {
  return {
    quantities: change?.quantities ?? like.quantities,
    flags: change?.flags ?? like.flags,
    units: change?.units ?? like.units,
    dominant: change?.dominant === undefined ? like.dominant : change.dominant,
    delivery: change?.delivery ?? like.delivery,
  };
}

function inOrder(
  root: Category,
  below: ReadonlyMap<number, readonly number[]>,
  byId: ReadonlyMap<number, Category>,
): Map<number, Category> {
  const ordered = new Map<number, Category>();
  const visit = (category: Category) => {
    ordered.set(category.id, category);
    for (const id of below.get(category.id) ?? []) {
      const child = byId.get(id);
      if (child) visit(child);
    }
  };
  visit(root);
  return ordered;
}
