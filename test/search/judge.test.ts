import { expect, test } from 'vitest';
import { type Judged, type SearchAnswer, scoreAnswer, totalScores } from './judge.ts';
import { halfOf } from './judged-queries.ts';
import type { JudgedListing } from './judged-query.ts';
import { ads, CHEAPEST_FIRST, ofClass } from './judging.ts';

const q = ofClass('typo');

function listing(title: string, more: Partial<JudgedListing> = {}): JudgedListing {
  return {
    key: title,
    kind: 'ad',
    title,
    description: '',
    categoryPath: ['food', 'honey'],
    tags: [],
    priceMinor: 1000,
    pieces: null,
    weightG: null,
    volumeMl: null,
    town: 'Susiec',
    voivodeship: 'lubelskie',
    latitude: 50.42,
    longitude: 23.2,
    sellerName: 'Zofia Bartnik',
    ...more,
  };
}

const lime = listing('Miód lipowy');
const heather = listing('Miód wrzosowy', { priceMinor: 2000 });
const soap = listing('Mydło miodowe', { categoryPath: ['cosmetics', 'soaps'], priceMinor: 1500 });
const horse = listing('Klacz huculska', { categoryPath: ['animals', 'horses_ponies'] });
const market = [lime, heather, soap, horse];
const honey = q('miut', ads('honey'), { best: ads('honey', 'miod lip'), may: ads('soaps'), forbidden: ads('animals') });

const answer = (full: JudgedListing[], partial: JudgedListing[] = [], chips: SearchAnswer['chips'] = []) => ({
  full,
  partial,
  chips,
});

test('all right listings, best first, score full marks', () => {
  expect(scoreAnswer(honey, answer([lime, heather]), market)).toEqual({
    recall: 1,
    shownRecall: 1,
    precision: 1,
    isRightFirst: true,
    hasForbidden: false,
    isEmptyRight: null,
    isOrdered: null,
    hasChips: null,
  });
});

test('a right listing that is not the best is not right first', () => {
  expect(scoreAnswer(honey, answer([heather, lime]), market).isRightFirst).toBe(false);
});

test('harmless listings cost recall, not precision; irrelevant ones cost both', () => {
  expect(scoreAnswer(honey, answer([lime, soap]), market)).toMatchObject({ recall: 0.5, precision: 1 });
  expect(scoreAnswer(honey, answer([lime, horse]), market)).toMatchObject({ recall: 0.5, precision: 0.5 });
});

test('only as many places count as there are right listings', () => {
  expect(scoreAnswer(honey, answer([lime, heather, horse]), market).precision).toBe(1);
});

test('a right partial match counts as shown, and a listing counts once', () => {
  expect(scoreAnswer(honey, answer([lime, lime], [heather]), market)).toMatchObject({ recall: 0.5, shownRecall: 1 });
});

test('forbidden listings are detected among partial matches too', () => {
  expect(scoreAnswer(honey, answer([lime], [horse]), market).hasForbidden).toBe(true);
  expect(scoreAnswer(honey, answer([lime], [soap]), market).hasForbidden).toBe(false);
});

test('an empty response has no recall and no precision when something is on offer', () => {
  expect(scoreAnswer(honey, answer([]), market)).toMatchObject({ recall: 0, precision: null, isRightFirst: false });
});

test('when nothing is on offer only an empty list of full matches is right', () => {
  const bananas = q('banany', []);
  expect(scoreAnswer(bananas, answer([], [lime]), market)).toMatchObject({ isEmptyRight: true, recall: null });
  expect(scoreAnswer(bananas, answer([lime]), market)).toMatchObject({ isEmptyRight: false, precision: null });
});

test('cheapest first tolerates other listings in between', () => {
  const cheap = q('tani miód', ads('honey'), { order: CHEAPEST_FIRST });
  expect(scoreAnswer(cheap, answer([lime, soap, heather]), market).isOrdered).toBe(true);
  expect(scoreAnswer(cheap, answer([heather, lime]), market).isOrdered).toBe(false);
});

test('the nearest come first', () => {
  const far = listing('Miód z gór', { latitude: 49.3 });
  const near = q('miód tutaj', ads('honey'), { order: { by: 'distance', from: lime } });
  expect(scoreAnswer(near, answer([lime, far]), [...market, far]).isOrdered).toBe(true);
  expect(scoreAnswer(near, answer([far, lime]), [...market, far]).isOrdered).toBe(false);
});

test('chips must be present, and an exclusion may be shown as a feature', () => {
  const noSugar = q('miód bez cukru do 20 zł', ads('honey'), { chips: ['not', 'price'] });
  expect(scoreAnswer(noSugar, answer([], [], ['feature', 'price']), market).hasChips).toBe(true);
  expect(scoreAnswer(noSugar, answer([], [], ['feature']), market).hasChips).toBe(false);
});

test('totals are means by half and class, over the queries that set each measure', () => {
  const bananas = { ...q('banany', []), text: honey.text };
  const judged: Judged[] = [
    { query: honey, score: scoreAnswer(honey, answer([lime, soap]), market) },
    { query: bananas, score: scoreAnswer(bananas, answer([]), market) },
  ];
  const half = halfOf(honey);
  const other = half === 'tuning' ? 'heldOut' : 'tuning';
  const totals = totalScores(judged);
  expect(totals[half].byClass.typo).toMatchObject({ queries: 2, recall: 0.5, emptyRight: 1, chips: null });
  expect(totals[half].all).toMatchObject({ queries: 2, precision: 1, forbidden: 0 });
  expect(totals[half].byClass.place.queries).toBe(0);
  expect(totals[other].all).toMatchObject({ queries: 0, recall: null });
});
