import { beforeAll, expect, test } from 'vitest';
import { askAmong, type TitledAd } from '#test/search/ads-asked.ts';

let find: (words: string) => string[];

const ADS: readonly TitledAd[] = [
  ['Chleb wiejski', 110],
  ['Koszenie łąk', 803],
  ['Koronka klockowa', 204],
  ['Siano w kostkach', 812],
  ['Obrus z lnu', 205],
  ['Mleko krowie', 104],
  ['Kefir', 104],
  ['Pasza sypka dla niosek', 605],
  ['Kury odchowane', 501],
  ['Klacz huculska', 510],
  ['Siano dla koni', 603],
  ['Przysmaki dla psa', 601],
  ['Kundelek wesoły', 512],
  ['Jaja kacze', 105],
  ['Kaczki biegusy', 503],
  ['Matki pszczele Buckfast', 511],
  ['Talerze gliniane', 201],
  ['Gołąbki z kaszą', 122],
  ['Kasza gryczana palona', 119],
  ['Olej lniany', 120],
  ['Siemię lniane złote', 123],
];

beforeAll(async () => {
  find = await askAmong(ADS);
});

test.each([
  ['pan do koszenia', ['Koszenie łąk']],
  ['pan casero', ['Chleb wiejski']],
  ['len', ['Obrus z lnu']],
  ['pizza', []],
  ['pizza z dowozem', []],
])('in "%s" the other words decide between two languages', (words, expected) => {
  expect(find(words)).toEqual(expected);
});

test.each([
  ['milk', 'Mleko krowie'],
  ['chicken feed', 'Pasza sypka dla niosek'],
  ['heu für pferde', 'Siano dla koni'],
  ['dog treats', 'Przysmaki dla psa'],
  ['корм для курей', 'Pasza sypka dla niosek'],
  ['качині яйця', 'Jaja kacze'],
  ['queen bee', 'Matki pszczele Buckfast'],
  ['plate', 'Talerze gliniane'],
  ['talerze', 'Talerze gliniane'],
  ['hrechka', 'Kasza gryczana palona'],
  ['grechka', 'Kasza gryczana palona'],
  ['flax seeds', 'Siemię lniane złote'],
])('the head of "%s" is the thing, not its complement: "%s" comes first', (words, title) => {
  expect(find(words)[0]).toBe(title);
});

test.each(['aceitunas', 'żarówka LED'])('nobody offers "%s"', (words) => {
  expect(find(words)).toEqual([]);
});
