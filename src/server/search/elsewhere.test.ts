import { beforeAll, expect, test } from 'vitest';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer } from './stemmer.ts';

const NOW = 1_000;
const TUCHOLA = { town: 'Tuchola', lat: 53.59, lng: 17.86, voivodeship: 'kujawsko-pomorskie' };
const SUSIEC = { town: 'Susiec', lat: 50.42, lng: 23.2, voivodeship: 'lubelskie' };
const KADZIDLO = { town: 'Kadzidło', lat: 53.23, lng: 21.47, voivodeship: 'mazowieckie' };
let index: SearchIndex;

beforeAll(async () => {
  const stemmer = await loadStemmer();
  index = new SearchIndex({ vocabulary, stemmer });
  index.putMany([
    aDoc(1, stemmer, { title: 'Miód lipowy', categoryId: 101, ...SUSIEC }),
    aDoc(2, stemmer, { title: 'Miód wrzosowy', categoryId: 101, ...TUCHOLA }),
    aDoc(3, stemmer, { title: 'Świeca z wosku', categoryId: 213, ...KADZIDLO }),
    aDoc(4, stemmer, { title: 'Narzuta łowicka w pasy', categoryId: 205, ...KADZIDLO }),
    aDoc(5, stemmer, { title: 'Narzuta w kratę', categoryId: 205, ...SUSIEC }),
  ]);
});

test.each([
  ['miód z Mazur', [2, 1]],
  ['miód podkarpackie', [1, 2]],
  ['miód pomorskie', [2, 1]],
  ['miód wrzosowy Zamość', [2]],
])('what "%s" asks for is found elsewhere as partial matches %j, nearest first', (words, ids) => {
  expect(index.ask(aQuery({ words }), NOW)).toMatchObject({ ids: [], total: 0, partial: { ids } });
});

test('with a radius that has none, distances are measured from its centre', () => {
  const near = { lat: TUCHOLA.lat, lng: TUCHOLA.lng, radiusM: 1_000 };
  const { ids, partial } = index.ask(aQuery({ words: 'narzuta', near }), NOW);
  expect([ids, partial.ids, partial.distancesM?.map((metres) => Math.round((metres ?? 0) / 1000))]).toEqual([
    [],
    [4, 5],
    [243, 508],
  ]);
});

test.each([
  ['kapa łowicka', [4]],
  ['narzuta podlaska', [4, 5]],
])('"%s" names a style of handicraft, which may be made anywhere', (words, ids) => {
  const found = index.ask(aQuery({ words }), NOW);
  expect([found.ids.toSorted(), found.meaning?.place]).toEqual([ids, undefined]);
});

test('behind a preposition the adjective of a region is a place', () => {
  expect(index.ask(aQuery({ words: 'narzuta z lubelskiego' }), NOW)).toMatchObject({ ids: [5] });
});
