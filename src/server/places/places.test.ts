import { expect, test } from 'vitest';
import { allPlaces, findPlace, foldName, listPlacesByPrefix } from './service.ts';

test.each([
  ['Łowicz', 'Łowicz'],
  ['lowicz', 'Łowicz'],
  ['WARSZAWA', 'Warszawa'],
  ['bielsko biala', 'Bielsko-Biala'],
])('%s is the place %s', (text, name) => {
  expect(findPlace(text)?.name).toBe(name);
});

test('a place is found by its id, and a namesake by its voivodeship', () => {
  const place = findPlace('Zakopane');
  expect(findPlace(String(place?.id))).toEqual(place);
  for (const each of allPlaces()) {
    const found = findPlace(`${each.name}, ${each.voivodeship}`);
    expect([found?.voivodeship, foldName(found?.name ?? '')]).toEqual([each.voivodeship, foldName(each.name)]);
  }
});

test('an empty or unknown text is no place', () => {
  expect([findPlace(''), findPlace('Nibylandia'), findPlace('9999999999')]).toEqual([undefined, undefined, undefined]);
});

test('a prefix lists places, the exact name first and then the largest', () => {
  expect(listPlacesByPrefix('kra', 3)[0]?.name).toBe('Kraków');
  expect(listPlacesByPrefix('łó', 5)[0]?.name).toBe('Łódź');
  expect(listPlacesByPrefix('', 5)).toEqual([]);
});
