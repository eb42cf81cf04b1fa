import { beforeAll, expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer, type Stemmer } from './stemmer.ts';

const NOW = 1_000;
let stemmer: Stemmer;

beforeAll(async () => {
  stemmer = await loadStemmer();
});

const LEATHER = [
  ['Portfel ze skóry', 208],
  ['Skóra z jelenia suszona, na gryzienie', 601],
] as const;
const RABBITS = [
  ['Królik kalifornijski', 505],
  ['Tusza królika, gotowa do garnka', 107],
] as const;
const PILLOWS = [
  ['Poduszka z gęsiego pierza', 205],
  ['Kołdra', 205],
] as const;
const TREES = [
  ['Jabłoń Antonówka', 404],
  ['Odmładzanie starych drzew owocowych', 806],
] as const;
const CREAMS = [
  ['Krem różany', 302],
  ['Krem nagietkowy do twarzy', 302],
] as const;
const BOXES = [
  ['Kołnierz do kożucha', 206],
  ['Kufer na pościel, z lnianym wkładem', 203],
] as const;
const BALLS = [
  ['Piłka sianowa dla konia', 608],
  ['Szarpak dla psa', 608],
] as const;
const JOBS = [
  ['Koza saaneńska', 507],
  ['Osoba do kóz, dój', 703],
  ['Koszenie łąk', 803],
] as const;

test.each([
  // A title that repeats the query comes first, whatever its category.
  ['skóra z jelenia', LEATHER, ['Skóra z jelenia suszona, na gryzienie', 'Portfel ze skóry']],
  ['królik do garnka', RABBITS, ['Tusza królika, gotowa do garnka']],
  ['drzewko owocowe', TREES, ['Jabłoń Antonówka']],
  ['krem do twarzy bez lanoliny', CREAMS, ['Krem nagietkowy do twarzy', 'Krem różany']],
  // If nothing has the name of the thing, most words in a title are enough, also others of the same root.
  ['podusia z pierza', PILLOWS, ['Poduszka z gęsiego pierza']],
  ['lniana pościel', BOXES, []],
  // An adjective in a title is not the town that is declined like it.
  ['piłka sianowa', BALLS, ['Piłka sianowa dla konia']],
  // People who are sought "to" something are sought for work, or for a deed that is offered.
  ['osoba do kóz', JOBS, ['Osoba do kóz, dój']],
  ['osoba do koszenia', JOBS, ['Koszenie łąk']],
] as const)('"%s" means in its market %j', async (words, market, titles) => {
  const ask = await askAmong(market);
  expect(ask(words)).toEqual(titles);
});

test('a listing whose title repeats the query meets its other demands as well', () => {
  const index = new SearchIndex({ vocabulary, stemmer });
  const leather = { title: 'Portfel ze skóry', categoryId: 208 };
  index.put(aDoc(1, stemmer, { ...leather, priceMinor: 2_000 }));
  index.put(aDoc(2, stemmer, { title: 'Skóra z jelenia', categoryId: 601, priceMinor: 9_000 }));
  index.put(aDoc(3, stemmer, { title: 'Skóra z jelenia', categoryId: 601, priceMinor: 1_000 }));
  expect(index.ask(aQuery({ words: 'skóra z jelenia do 50 zł' }), NOW).ids).toEqual([3, 1]);
});

test('a listing whose title repeats a saved search fits it', () => {
  const index = new SearchIndex({ vocabulary, stemmer });
  index.put(aDoc(1, stemmer, { title: 'Portfel ze skóry', categoryId: 208 }));
  index.put(aDoc(2, stemmer, { title: 'Skóra z jelenia suszona', categoryId: 601 }));
  index.put(aDoc(3, stemmer, { title: 'Uszy wołowe suszone', categoryId: 601 }));
  const query = aQuery({ words: 'skóra z jelenia' });
  expect([1, 2, 3].filter((id) => index.matchesOne(query, id, NOW))).toEqual([1, 2]);
});

test('what was on offer once does not decide what a word means now', () => {
  const index = new SearchIndex({ vocabulary, stemmer });
  const honey = aDoc(1, stemmer, { title: 'Miód z gryki', categoryId: 101 });
  index.put(honey);
  const query = aQuery({ words: 'gryka' });
  expect(index.ask(query, NOW).ids).toEqual([1]);
  index.put(aDoc(2, stemmer, { title: 'Kasza gryczana', categoryId: 119 }));
  index.remove(2);
  expect(index.ask(query, NOW).ids).toEqual([1]);
  expect(index.matchesOne(query, 1, NOW)).toBe(true);
});
