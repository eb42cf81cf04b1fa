import { expect, test } from 'vitest';
import { categoriesById, isPaidWork } from './ad/categories.ts';
import { isForWhole, PRICE_UNITS, unitCode, usualUnit } from './price-units.ts';
import { PAY_UNITS } from './rules/pay.ts';

const leaves = [...categoriesById.values()].filter(({ children }) => children.length === 0);
const plain = { pieces: null, hasMeasure: false };

test.each(leaves.map((leaf) => [leaf.key, leaf] as const))('%s has units that suit its amounts', (_key, leaf) => {
  expect(leaf.units.length).toBeGreaterThan(0);
  expect(new Set(leaf.units).size).toBe(leaf.units.length);
  // With a weight or volume, the units must include a container or piece that the amount can belong to.
  if (leaf.quantities.some((each) => each === 'weight' || each === 'volume'))
    expect(leaf.units.some((unit) => isForWhole(unit))).toBe(true);
  expect(leaf.dominant === null || leaf.dominant === leaf.units[0]).toBe(true);
});

test('jobs have the units of pay and no delivery', () => {
  for (const leaf of leaves.filter(({ id }) => isPaidWork(id))) {
    expect([...leaf.units].sort()).toEqual([...PAY_UNITS].sort());
    expect(leaf.delivery).toEqual([]);
  }
});

test('a branch has a dominant unit only if all its leaves share it', () => {
  expect(categoriesById.get(115)?.dominant).toBe('kg');
  expect(categoriesById.get(100)?.dominant).toBeNull();
  expect(categoriesById.get(700)?.dominant).toBeNull();
});

test.each([
  ['the usual unit stands for a bare price', 115, plain, 'kg'],
  ['a weight beside the price is that of one', 115, { pieces: null, hasMeasure: true }, 'piece'],
  ['honey with a weight is in a jar', 101, { pieces: null, hasMeasure: true }, 'jar'],
  ['ten eggs are a pack', 105, { pieces: 10, hasMeasure: false }, 'pack'],
  ['five hens for one price are all of them', 501, { pieces: 5, hasMeasure: false }, null],
  ['one hen is one', 501, { pieces: 1, hasMeasure: false }, 'piece'],
] as const)('%s', (_name, categoryId, amounts, unit) => {
  expect(usualUnit(categoriesById.get(categoryId)?.units ?? [], amounts)).toBe(unit);
});

test('codes of units are those of UN/CEFACT; nights have none', () => {
  expect(unitCode('kg')).toEqual({ code: 'KGM', value: 1 });
  expect(unitCode('100g')).toEqual({ code: 'GRM', value: 100 });
  const without = PRICE_UNITS.filter((unit) => unitCode(unit) === null);
  expect(without).toEqual(['night', 'person_night', 'house_night']);
});
