import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const FISH = [
  ['Karp królewski', 109],
  ['Flądra świeża', 109],
  ['Sielawa wędzona', 109],
] as const;
const HIVE = [
  ['Miód lipowy', 101],
  ['Pyłek suszony', 102],
  ['Propolis oczyszczony', 102],
] as const;
const CHEESE = [
  ['Ser dojrzewający', 103],
  ['Bryndza do pierogów', 103],
] as const;
const FRUIT = [
  ['Gruszki suszone', 116, { tags: ['dried'] }],
  ['Gruszki Klapsa', 116],
  ['Śliwki węgierki', 116],
] as const;
const ROOTS = [
  ['Pietruszka korzeniowa', 115],
  ['Marchew niemyta', 115],
] as const;
const OILS = [
  ['Olej lniany', 120],
  ['Olej z ostropestu', 120],
] as const;
const ELDER = [
  ['Syrop z czarnego bzu', 114],
  ['Bez lilak w donicy', 403],
] as const;
const BASKETS = [
  ['Koszyk z wikliny', 207],
  ['Rumianek koszyczki', 118],
] as const;

test.each([
  // Details that no seller states.
  ['płaska ryba', FISH, ['Flądra świeża']],
  ['mała srebrna rybka z jeziora', FISH, ['Sielawa wędzona']],
  ['ostry słony ser', CHEESE, ['Bryndza do pierogów', 'Ser dojrzewający']],
  // They decide only between foods, and not whether there is any.
  ['koszyk na zakupy', BASKETS, ['Koszyk z wikliny']],
  ['czarny bez', ELDER, ['Syrop z czarnego bzu']],
  // No word names a thing.
  ['brązowe kawałki z ula na nalewkę', HIVE, ['Propolis oczyszczony']],
  ['kolorowe kuleczki z kwiatów od pszczół', HIVE, ['Pyłek suszony']],
  // What the thing always is.
  ['korzeń pietruszki', ROOTS, ['Pietruszka korzeniowa']],
  // Fresh fruit is not dried, and comes before dried fruit.
  ['suszone śliwki', FRUIT, []],
  ['gruszki', FRUIT, ['Gruszki Klapsa', 'Gruszki suszone']],
  ['milk thistle oil', OILS, ['Olej z ostropestu']],
] as const)('%j means %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});

test('what food is good for only ranks it', async () => {
  expect((await askAmong(OILS))('olej na wątrobę')[0]).toBe('Olej z ostropestu');
});
