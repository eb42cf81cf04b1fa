import { beforeAll, expect, test } from 'vitest';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer } from './stemmer.ts';

const ADS: readonly (readonly [title: string, categoryId: number])[] = [
  ['Żurawina błotna', 117],
  ['Miód wielokwiatowy', 101],
  ['Róże gruntowe', 401],
  ['Jajka od kur z wybiegu', 105],
];
let index: SearchIndex;

beforeAll(async () => {
  const stemmer = await loadStemmer();
  index = new SearchIndex({ vocabulary, stemmer });
  index.putMany(ADS.map(([title, categoryId], at) => aDoc(at + 1, stemmer, { title, categoryId })));
});

function ask(words: string) {
  const { ids, meaning } = index.ask(aQuery({ words }), 1_000);
  return { titles: ids.map((id) => ADS[id - 1]?.[0]), place: meaning?.place?.named };
}

test.each([
  ['żórawina', 'Żurawina błotna'],
  ['mjod', 'Miód wielokwiatowy'],
  ['kupię coś z miodem', 'Miód wielokwiatowy'],
  ['świeżutkie jajeczka od szczęśliwych kurek', 'Jajka od kur z wybiegu'],
  ['gdzie można dostać róże jak u babci', 'Róże gruntowe'],
])('"%s" finds "%s"', (words, title) => {
  expect(ask(words).titles).toContain(title);
});

test('a word before a number is a model and is not corrected', () => {
  expect(ask('ross 308').titles).toEqual([]);
});

test.each([
  ['miód bieszcady', { kind: 'region', region: expect.objectContaining({ name: 'Bieszczady' }) }],
  ['miód na mazórach', { kind: 'region', region: expect.objectContaining({ name: 'Mazury' }) }],
  ['miód krakuw', { kind: 'town', place: expect.objectContaining({ name: 'Kraków' }), isLarge: true }],
  ['miód zakopne', { kind: 'town', place: expect.objectContaining({ name: 'Zakopane' }), isLarge: true }],
])('the misspelled place in "%s" is recognised', (words, place) => {
  expect(ask(words).place).toEqual(place);
});

test.each([
  ['ryba nad morzem', 'Wybrzeże Bałtyku'],
  ['miód nad Bałtykiem', 'Wybrzeże Bałtyku'],
  ['oscypek w górach', 'Polskie góry'],
  ['miód w górach stołowych', 'Góry Stołowe'],
  ['miód pod tatrami', 'Tatry'],
])('"%s" means the region "%s"', (words, name) => {
  expect(ask(words).place).toMatchObject({ region: { name } });
});

test('"w góry" as a purpose is not a place', () => {
  expect(ask('buty w góry').place).toBeUndefined();
});

test.each(['miody', 'miut', 'żurawinna'])('"%s" is no misspelled place', (words) => {
  expect(ask(words).place).toBeUndefined();
});
