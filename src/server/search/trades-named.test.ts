import { expect, test } from 'vitest';
import { askAmong } from '#test/search/ads-asked.ts';

test.each([
  ['praca dla kowala', ['Pomocnik kowala']],
  ['praca dla stolarza', ['Stolarz do warsztatu']],
  ['praca dla rybaka', ['Osoba do filetowania ryb']],
])('"%s" finds the job of that trade first', async (words, [first]) => {
  const ads = [
    ['Recepcja w pensjonacie', 707],
    ['Pomocnik kowala', 709],
    ['Stolarz do warsztatu', 709],
    ['Osoba do filetowania ryb', 705],
  ] as const;
  expect((await askAmong(ads))(words)[0]).toBe(first);
});

test.each([
  'maszyna do szycia',
  'kosiarka spalinowa',
  'skrzynka na narzędzia',
  'kosz piknikowy',
  'nawóz do pomidorów',
  'strzyżenie psa',
  'opieka nad starszą osobą',
  'opieka nad niemowlakiem',
  'sewing machine',
  'Rasenmäher kaufen',
])('"%s" is not on offer and finds nothing similar', async (words) => {
  const ads = [
    ['Skrzynka dla szpaków', 609],
    ['Kosz na grzyby z wikliny', 203],
    ['Glebogryzarka spalinowa na weekend', 807],
    ['Koszenie trawników kosiarką', 803],
    ['Rozsiew nawozu i wapna', 801],
    ['Strzyżenie owiec', 810],
    ['Opieka nad zwierzętami w czasie urlopu', 703],
    ['Pomidory malinowe', 115],
  ] as const;
  expect((await askAmong(ads))(words)).toEqual([]);
});

test.each([
  ['lavender plants', ['Lawenda, ukorzenione sadzonki']],
  ['old goat cheese', ['Ser kozi długo dojrzewający']],
  ['lavoro con i cavalli', ['Opiekun koni']],
])('"%s" is understood', async (words, [first]) => {
  const ads = [
    ['Świeca o zapachu lawendy', 214],
    ['Lawenda, ukorzenione sadzonki', 403],
    ['Ser kozi długo dojrzewający', 103],
    ['Koza mleczna', 507],
    ['Klacz huculska', 510],
    ['Opiekun koni', 703],
    ['Pomocnik kowala', 709],
  ] as const;
  expect((await askAmong(ads))(words)[0]).toBe(first);
});
