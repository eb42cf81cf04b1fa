import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const DUCKS = [
  ['Kaczka na pieczeń', 108],
  ['Kaczki staropolskie', 503],
  ['Kaczuszki piżmowe', 502],
] as const;
const HENS = [
  ['Stara kura na rosół', 108],
  ['Kury Marans', 501],
] as const;
const OPERATORS = [
  ['Operator ciągnika', 704],
  ['Osoba do obsługi koparki', 704],
] as const;
const HARVESTS = [
  ['Praca przy zbiorze jabłek', 701],
  ['Osoba do zbioru truskawek', 701],
  ['Zbiór kukurydzy na ziarno', 802],
] as const;
const SNAILS = [
  ['Płotki do ogrodu', 205],
  ['Kaczki biegusy, pogromcy ślimaków', 503],
] as const;
const SAND = [['Wywrotka: piasek, żwir', 808]] as const;
const BEES = [
  ['Pakiety pszczół', 511],
  ['Zdejmowanie rojów', 809],
] as const;
const DIGGERS = [
  ['Minikoparka do wynajęcia', 807],
  ['Glebogryzarka na weekend', 807],
] as const;

test.each([
  ['kaczki', 'Kaczki staropolskie', DUCKS],
  ['małe kaczki', 'Kaczuszki piżmowe', DUCKS],
  ['kilka kur na podwórko', 'Kury Marans', HENS],
  ['gallinas', 'Kury Marans', HENS],
  ['zbiór truskawek praca', 'Osoba do zbioru truskawek', HARVESTS],
  ['coś na ślimaki w ogrodzie', 'Kaczki biegusy, pogromcy ślimaków', SNAILS],
  ['piasek z dowozem', 'Wywrotka: piasek, żwir', SAND],
  ['jak pozbyć się roju pszczół', 'Zdejmowanie rojów', BEES],
  ['pan z koparką', 'Minikoparka do wynajęcia', DIGGERS],
] as const)('"%s" finds "%s" first', async (words, first, ads) => {
  expect((await askAmong(ads))(words)[0]).toBe(first);
});

test('a query for a harvesting job does not find harvesting services', async () => {
  expect((await askAmong(HARVESTS))('praca przy zbiorach')).not.toContain('Zbiór kukurydzy na ziarno');
});

test('a lesson in another subject does not match', async () => {
  const ask = await askAmong([
    ['Kurs pszczelarski', 809],
    ['Osoba do recepcji, język angielski', 707],
  ]);
  expect(ask('kurs pszczelarski')).toEqual(['Kurs pszczelarski']);
  expect(ask('kurs angielskiego')).toEqual([]);
});

test('a misspelled trade is corrected although no ad has the word', async () => {
  expect((await askAmong(OPERATORS))('traktozysta')).toContain('Operator ciągnika');
});

test('"na wymianę" finds listings open to a swap', async () => {
  const ask = await askAmong([
    ['Kurki Rosa', 501, { tags: ['swap'] }],
    ['Kury Marans', 501],
  ]);
  expect(ask('kury na wymianę')).toEqual(['Kurki Rosa']);
});
