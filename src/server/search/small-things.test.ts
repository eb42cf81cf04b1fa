import { beforeAll, expect, test } from 'vitest';
import { askAmong, type TitledAd } from '#test/search/ads-asked.ts';

let find: (words: string) => string[];

const ADS: readonly TitledAd[] = [
  ['Marchew z piasku', 115],
  ['Buraki ćwikłowe', 115],
  ['Cielęta simentalskie', 508],
  ['Kołdra z owczej wełny', 205],
  ['Ser kozi', 103],
  ['Krowa mleczna', 508],
  ['Dywanik z runa', 205],
];

beforeAll(async () => {
  find = await askAmong(ADS);
});

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
