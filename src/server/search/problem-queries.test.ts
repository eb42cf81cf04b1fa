import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

const MEADOW = [
  ['Owieczki wrzosówki, do koszenia łąki', 506],
  ['Koszenie łąk', 803],
] as const;
const HENS = [
  ['Kurki Rosa odchowane', 501],
  ['Kurki świeże', 117],
] as const;
const FLUFFY = [
  ['Silki, kury jedwabiste', 504],
  ['Kurki świeże', 117],
] as const;
const TREES = [
  ['Wycinka drzew', 805],
  ['Frezowanie pni', 805],
  ['Jabłoń Antonówka', 404],
] as const;
const SAINTS = [
  ['Święty Florian, obraz na szkle', 209],
  ['Pas bacowski', 208],
] as const;
const CRIBS = [['Szopka krakowska', 213]] as const;
const WORK = [
  ['Praca w młynie', 705],
  ['Stolarz do warsztatu zabawek', 709],
] as const;
const SWARDS = [['Wertykulacja i dosiewka trawnika', 803]] as const;
const WRAPS = [
  ['Woskowijki, bawełna nasączona woskiem', 102],
  ['Pasztet z zająca', 106],
] as const;

const FLOWERS = [
  ['Cebulki tulipanów', 409],
  ['Dalie z ogródka', 401],
] as const;

test.each([
  ['zwierzak do koszenia trawy', MEADOW, ['Owieczki wrzosówki, do koszenia łąki']],
  ['żywa kosiarka', MEADOW, ['Owieczki wrzosówki, do koszenia łąki']],
  ['kurki znoszące do ogródka', HENS, ['Kurki Rosa odchowane']],
  ['puchate kurki ozdobne', FLUFFY, ['Silki, kury jedwabiste']],
  ['gość z piłą', TREES.slice(0, 1), ['Wycinka drzew']],
  ['likwidacja pieńka', [TREES[1]], ['Frezowanie pni']],
  ['patron strażaków', SAINTS, ['Święty Florian, obraz na szkle']],
  ['żłobek betlejemski', CRIBS, ['Szopka krakowska']],
  ['praca za gotówkę', WORK.slice(0, 1), ['Praca w młynie']],
  ['praca dla uczniów', WORK.slice(0, 1), ['Praca w młynie']],
  ['kwiaty dla mamy', FLOWERS.slice(0, 1), []],
  ['kwiaty dla mamy', FLOWERS, ['Dalie z ogródka']],
  ['mech w trawniku', SWARDS, ['Wertykulacja i dosiewka trawnika']],
  ['zamiast folii do kanapek', WRAPS, ['Woskowijki, bawełna nasączona woskiem']],
] as const)('%j means in its market %j', async (words, ads, expected) => {
  expect((await askAmong(ads))(words)).toEqual(expected);
});
