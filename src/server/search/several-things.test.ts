import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const BEES = [
  ['Miód lipowy', 101],
  ['Miód gryczany', 101],
  ['Miód akacjowy', 101],
  ['Pyłek kwiatowy', 102],
] as const;
const BREAD_AND_HONEY = [
  ['Chleb żytni', 112],
  ['Chleb orkiszowy', 112],
  ['Miód lipowy', 101],
  ['Miód gryczany', 101],
] as const;
const HENS_AND_RABBITS = [
  ['Kury nioski', 501],
  ['Króliki mieszańce, młode', 505],
] as const;
const PIGS = [
  ['Loszki puławskie, hodowlane', 509],
  ['Budka dla kota', 609],
] as const;

test.each([
  ['miód i pyłek', BEES, ['Miód', 'Pyłek kwiatowy', 'Miód', 'Miód']],
  ['chleb żytni i miód lipowy', BREAD_AND_HONEY, ['Chleb żytni', 'Miód lipowy', 'Chleb orkiszowy', 'Miód gryczany']],
  ['kury nioski i króliki', HENS_AND_RABBITS, ['Kury nioski', 'Króliki mieszańce, młode']],
  ['świnia do tuczu', PIGS, ['Loszki puławskie, hodowlane']],
] as const)('"%s" finds each of the things asked for', async (query, ads, expected) => {
  const found = (await askAmong(ads))(query);
  expect(found.map((title, at) => (expected[at] === 'Miód' ? title.slice(0, 4) : title))).toEqual(expected);
});
