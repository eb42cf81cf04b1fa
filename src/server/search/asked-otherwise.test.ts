import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const JAMS = [
  ['Dżem truskawkowy', 112],
  ['Syrop z porzeczki', 114],
] as const;
const CREAMS = [
  ['Krem nagietkowy', 302],
  ['Lody waniliowe', 124],
] as const;
const BREAD = [
  ['Chleb żytni', 110],
  ['Miód lipowy', 101],
  ['Jajka od kur', 105],
  ['Woskowijki z bawełny', 102],
] as const;

test.each([
  ['dżem z czarnej porzeczki', JAMS, []],
  ['dżem z truskawek', JAMS, ['Dżem truskawkowy']],
  ['krem z aloesem', CREAMS, []],
  ['krem z nagietka', CREAMS, ['Krem nagietkowy']],
] as const)('"%s" does not match another thing by its ingredient', async (words, ads, titles) => {
  expect((await askAmong(ads))(words)).toEqual(titles);
});

test.each([
  ['Dzień dobry, szukam jajek', ['Jajka od kur']],
  ['hej, czy macie jeszcze chleb? pozdrawiam', ['Chleb żytni']],
  ['poproszę miód', ['Miód lipowy']],
])('greetings and polite phrases in "%s" are ignored', async (words, titles) => {
  expect((await askAmong(BREAD))(words)).toEqual(titles);
});

test.each([
  ['zamiast cukru', ['Miód lipowy']],
  ['coś zamiast folii do kanapek', ['Woskowijki z bawełny']],
  ['chleb zamiast folii', ['Chleb żytni']],
])('"%s" finds the substitute', async (words, titles) => {
  expect((await askAmong(BREAD))(words)).toEqual(titles);
});

test.each([
  ['alpaki na sprzedaż', []],
  ['strzyżenie alpak', ['Strzyżenie alpak']],
  ['rower', []],
  ['koszyk na rower', ['Koszyk na rower']],
  ['musli', []],
])('"%s" finds %j', async (words, titles) => {
  const ads = [
    ['Strzyżenie alpak', 810],
    ['Koszyk na rower', 203],
    ['Musli dla koni', 603],
  ] as const;
  expect((await askAmong(ads))(words)).toEqual(titles);
});
