import { afterEach, expect, test } from 'vitest';
import { type CategoryChange, changedName, perCatalogue, SEED_CATALOGUE, setCatalogue } from './catalogue.ts';
import {
  categoriesById,
  categoryPath,
  categoryTree,
  currentCategoryId,
  isPaidWork,
  naturePath,
  subtreeIds,
} from './categories.ts';
import { growCategories } from './grow-categories.ts';

afterEach(() => setCatalogue(SEED_CATALOGUE));

let edition = 0;
const change = (...changes: CategoryChange[]) => {
  edition += 1;
  setCatalogue({ edition, changes });
};
const ids = (id: number) => categoriesById.get(id)?.children.map((child) => child.id) ?? [];

test('without changes the tree is the seed', () => {
  expect(categoryTree.children.map(({ id }) => id)).toEqual([100, 200, 300, 400, 500, 600, 700, 800]);
  expect([...categoriesById.values()].every(({ id, natureId }) => id === 1 || natureId === id)).toBe(true);
  expect(categoriesById.get(100)?.units).toContain('jar');
});

test('the exported tree and map change in place, and derived values are recomputed', () => {
  const count = perCatalogue(() => categoriesById.size);
  const before = count();
  change({ id: 10_000, key: 'c10000', names: { pl: 'Pierze' }, parentId: 600 });
  expect([ids(600).at(-1), count()]).toEqual([10_000, before + 1]);
  expect([changedName('category.c10000', 'de'), changedName('category.honey', 'pl')]).toEqual(['Pierze', undefined]);
  setCatalogue(SEED_CATALOGUE);
  expect([ids(600).includes(10_000), count()]).toEqual([false, before]);
});

test('a moved category keeps its nature, a new one has that of its model or its parent', () => {
  change(
    { id: 702, key: 'farm_work', parentId: 800 },
    { id: 10_000, key: 'c10000', names: { pl: 'Nowa' }, parentId: 700 },
    { id: 10_001, key: 'c10001', names: { pl: 'Inna' }, parentId: 1, likeId: 101 },
  );
  expect(categoryPath(702).map(({ id }) => id)).toEqual([800, 702]);
  expect([702, 10_000, 10_001].map((id) => naturePath(id).map((each) => each.id))).toEqual([
    [700, 702],
    [700],
    [100, 101],
  ]);
  expect([isPaidWork(702), isPaidWork(10_000), isPaidWork(801)]).toEqual([true, true, false]);
});

test('the id of a merged category leads to the remaining one, also over several merges', () => {
  change(
    { id: 111, key: 'cakes', mergedInto: 110 },
    { id: 110, key: 'bread', mergedInto: 10_000 },
    { id: 10_000, key: 'c10000', names: { pl: 'Wypieki' }, parentId: 100 },
  );
  expect([currentCategoryId(111), categoriesById.get(111)?.id, categoryPath(111).at(-1)?.id]).toEqual([
    10_000, 10_000, 10_000,
  ]);
  expect(subtreeIds(111)).toEqual([10_000, 110, 111]);
  expect(subtreeIds(100)).toEqual(expect.arrayContaining([111, 110, 10_000]));
  expect(ids(100)).not.toContain(111);
});

test('a hidden category is not offered but still counted, and so is a branch of hidden categories only', () => {
  change({ id: 101, key: 'honey', isHidden: true }, ...[701, 702, 703, 704, 705, 706, 707, 708, 709].map(hidden));
  expect(ids(100)).not.toContain(101);
  expect(subtreeIds(100)).toContain(101);
  expect(categoryTree.children.map(({ id }) => id)).not.toContain(700);
  expect(categoriesById.get(700)).toMatchObject({ isLeaf: false, children: [] });
});

function hidden(id: number): CategoryChange {
  return { id, key: categoriesById.get(id)?.key ?? '', isHidden: true };
}

test('changes that no longer fit the seed do no harm', () => {
  const { byId, merged } = growCategories([
    { id: 10_000, key: 'c10000', names: { pl: 'Sierota' }, parentId: 99_999 },
    { id: 101, key: 'honey', mergedInto: 99_999 },
    { id: 110, key: 'bread', mergedInto: 111 },
    { id: 111, key: 'cakes', mergedInto: 110 },
    { id: 200, key: 'crafts', parentId: 201 },
  ]);
  expect([byId.get(10_000)?.parentId, byId.has(101), byId.has(201)]).toEqual([1, true, true]);
  expect(merged.has(101)).toBe(false);
});
