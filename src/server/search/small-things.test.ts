import { beforeAll, expect, test } from 'vitest';
import { aDoc, aQuery } from '#test/search/test-docs.ts';
import { SearchIndex } from './search-index.ts';
import { vocabulary } from './service.ts';
import { loadStemmer } from './stemmer.ts';

let index: SearchIndex;

const ADS: readonly (readonly [title: string, categoryId: number])[] = [
  ['Marchew z piasku', 115],
  ['Buraki ćwikłowe', 115],
  ['Cielęta simentalskie', 508],
  ['Kołdra z owczej wełny', 205],
  ['Ser kozi', 103],
  ['Krowa mleczna', 508],
  ['Dywanik z runa', 205],
];

beforeAll(async () => {
  const stemmer = await loadStemmer();
  index = new SearchIndex({ vocabulary, stemmer });
  index.putMany(ADS.map(([title, categoryId], at) => aDoc(at + 1, stemmer, { title, categoryId })));
});

function find(words: string): string[] {
  return index.ask(aQuery({ words }), 1_000).ids.map((id) => ADS[id - 1]?.[0] ?? '');
}

test.each([
  ['marcheweczka', 'Marchew z piasku'],
  ['marcheweczek', 'Marchew z piasku'],
  ['buraczków', 'Buraki ćwikłowe'],
  ['cielaczek', 'Cielęta simentalskie'],
  ['kołderka', 'Kołdra z owczej wełny'],
  ['serek kozi', 'Ser kozi'],
  ['dywan', 'Dywanik z runa'],
])('"%s" finds "%s"', (words, title) => {
  expect(find(words)).toEqual([title]);
});

test.each(['krówka', 'piłka'])('"%s" is no small name of what is on offer', (words) => {
  expect(find(words)).toEqual([]);
});
