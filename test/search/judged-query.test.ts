import { expect, test } from 'vitest';
import { around } from './judged-places.ts';
import { distanceKm, foldText, type JudgedListing, matches, matchesAny } from './judged-query.ts';

const cheese: JudgedListing = {
  key: '1',
  kind: 'ad',
  title: 'Ser góralski wędzony',
  description: 'Twarde wrzecionka z Ochotnicy.',
  categoryPath: ['food', 'cheese'],
  tags: ['smoked', 'eco'],
  priceMinor: 6400,
  pieces: 3,
  weightG: null,
  volumeMl: null,
  town: 'Ochotnica Dolna',
  voivodeship: 'małopolskie',
  latitude: 49.525,
  longitude: 20.32,
  sellerName: 'Bacówka u Jędrka',
};

test('folding yields lower case without diacritics', () => {
  expect(foldText('ŻÓŁĆ i Łąka')).toBe('zolc i laka');
});

test('a pattern matches from the start of a word, in the title or in all text', () => {
  expect(matches({ title: 'goral|owcz' }, cheese)).toBe(true);
  expect(matches({ title: 'oral' }, cheese)).toBe(false);
  expect(matches({ title: 'wrzec' }, cheese)).toBe(false);
  expect(matches({ text: 'wrzec' }, cheese)).toBe(true);
  expect(matches({ title: 'ser', without: 'wedz' }, cheese)).toBe(false);
});

test('categories match anywhere on the path; tags match all, any or none', () => {
  expect(matches({ categories: 'dairy food' }, cheese)).toBe(true);
  expect(matches({ categories: 'dairy' }, cheese)).toBe(false);
  expect(matches({ tags: 'smoked eco' }, cheese)).toBe(true);
  expect(matches({ tags: 'smoked fresh' }, cheese)).toBe(false);
  expect(matches({ anyTag: 'fresh eco' }, cheese)).toBe(true);
  expect(matches({ noTags: 'eco' }, cheese)).toBe(false);
});

test('limits include both ends and exclude missing values', () => {
  expect(matches({ priceToMinor: 6400 }, cheese)).toBe(true);
  expect(matches({ priceToMinor: 6399 }, cheese)).toBe(false);
  expect(matches({ priceFromMinor: 6401 }, cheese)).toBe(false);
  expect(matches({ priceToMinor: 6400 }, { ...cheese, priceMinor: null })).toBe(false);
  expect(matches({ amount: { of: 'pieces', from: 3, to: 3 } }, cheese)).toBe(true);
  expect(matches({ amount: { of: 'weightG', from: 0, to: 9 } }, cheese)).toBe(false);
});

test('places are circles and voivodeships', () => {
  expect(distanceKm(around('Warszawa'), around('Kraków'))).toBeCloseTo(252, -1);
  expect(matches({ circles: [around('Zakopane', 30)] }, cheese)).toBe(false);
  expect(matches({ circles: [around('Gdynia'), around('Zakopane', 45)] }, cheese)).toBe(true);
  expect(matches({ voivodeships: ['śląskie'] }, cheese)).toBe(false);
});

test('all conditions must hold, any rule suffices, and no rules match nothing', () => {
  expect(matches({ kind: 'ad', seller: 'bacowka', title: 'mleko' }, cheese)).toBe(false);
  expect(matchesAny([{ kind: 'event' }, { seller: 'bacowka' }], cheese)).toBe(true);
  expect(matchesAny([], cheese)).toBe(false);
});
