import { expect, test } from 'vitest';
import type { DeskCategory } from '#contract/catalogue/catalogue.ts';
import { dropOf, nameIn, placeAmong, searched, stepOf } from './tree.ts';

const category = (id: number, parentId: number | null, parts: Partial<DeskCategory> = {}): DeskCategory => ({
  ...{ id, parentId, key: `k${id}`, names: { pl: `Kategoria ${id}` }, missing: [], words: '', gone: [], rules: [] },
  ...{ isNew: false, isChanged: false, isLeaf: true, isHidden: false, likeId: null, picture: 'food' },
  ...{ quantities: ['price'], flags: [], units: ['kg'], dominant: null, delivery: [], listings: 0, shown: 0 },
  ...parts,
});
const branch = { isLeaf: false };
const ALL = [
  category(1, null, branch),
  category(100, 1, branch),
  category(101, 100),
  category(102, 100),
  category(103, 100, { names: { pl: 'Łosoś', de: 'Lachs' }, missing: ['en'] }),
  category(200, 1, branch),
  category(201, 200),
  category(300, 1, { listings: 4 }),
];
const get = (id: number) => ALL.find((each) => each.id === id) as DeskCategory;
const step = (id: number, direction: 'up' | 'down' | 'in' | 'out') => {
  const act = stepOf(ALL, get(id), direction);
  return act && [act.parentId, act.beforeId];
};
const drop = (id: number, on: number, ratio: number) => {
  const found = dropOf(ALL, get(id), get(on), ratio);
  return found && [found.edge, found.act.parentId, found.act.beforeId];
};

test('a category moves up and down among its siblings, into the main category above and out of it', () => {
  expect([step(101, 'up'), step(102, 'up'), step(101, 'down'), step(102, 'down'), step(103, 'down')]).toEqual([
    null,
    [100, 101],
    [100, 103],
    [100, null],
    null,
  ]);
  expect([step(300, 'in'), step(200, 'in'), step(101, 'in')]).toEqual([[200, null], null, null]);
  expect([step(101, 'out'), step(201, 'out'), step(100, 'out')]).toEqual([[1, 200], [1, 300], null]);
});

test('a category is dropped above, below or into a row, and one with subcategories only beside main categories', () => {
  expect([drop(101, 103, 0.2), drop(101, 103, 0.8), drop(101, 102, 0.8)]).toEqual([
    ['before', 100, 103],
    ['after', 100, null],
    ['after', 100, 103],
  ]);
  expect([drop(101, 200, 0.1), drop(200, 101, 0.5), drop(200, 100, 0.1)]).toEqual([
    ['into', 200, null],
    null,
    ['before', 1, 100],
  ]);
  // A leaf with listings cannot have subcategories.
  expect(drop(101, 300, 0.9)).toEqual(['after', 1, null]);
  expect(drop(101, 101, 0.5)).toBeNull();
});

test('a search finds names in any language, without diacritics, and categories that lack a name', () => {
  const ids = (query: string, isMissing = false) => searched(ALL, query, isMissing).map(({ id }) => id);
  expect([ids('losos'), ids('lachs'), ids('', true), ids('nic')]).toEqual([[100, 103], [100, 103], [100, 103], []]);
  expect(placeAmong(ALL, get(102))).toEqual({ at: 2, of: 3 });
});

test('a category is named in the language of the desk, and in Polish where it has no such name', () => {
  expect([nameIn(get(103), 'de'), nameIn(get(103), 'en'), nameIn(get(101), 'de')]).toEqual([
    'Lachs',
    'Łosoś',
    'Kategoria 101',
  ]);
});
