import { expect, test } from 'vitest';
import { changedHref, clearedValues, isUntidy, type ListAddress, listHref, readValues } from './list-address.ts';

const ads: ListAddress = { kindId: 'ad', path: '/ads' };
const honey: ListAddress = { kindId: 'ad', path: '/category/101', ofCategory: true };

function read(address: ListAddress, query: string) {
  return readValues(address, new URLSearchParams(query));
}

test('a query is read as typed; empty and unknown parameters are dropped', () => {
  expect(read(ads, 'q=+mi%C3%B3d+&flags=&price_from=abc&colour=red&picture=1')).toEqual({
    q: 'miód',
    price_from: 'abc',
    picture: '1',
  });
});

test('the check boxes of a plain form become one parameter', () => {
  expect(read(ads, 'flags=eco&flags=vegan&flags=eco')).toEqual({ flags: 'eco,vegan' });
  expect(listHref(ads, read(ads, 'flags=eco&flags=vegan'))).toBe('/ads?flags=eco,vegan');
});

test.each([
  ['flags=eco&flags=vegan', true],
  ['q=&flags=eco', true],
  ['flags=eco,vegan&page=2', false],
  ['', false],
])('%j is not canonical: %s', (query, expected) => {
  expect(isUntidy(new URLSearchParams(query))).toBe(expected);
});

test('links order parameters canonically, and omit empty ones and the first page', () => {
  expect(listHref(ads, { page: '1', sort: '-price', town: 'Nowy Sącz', q: 'ser & miód', radius: '' })).toBe(
    '/ads?q=ser+%26+mi%C3%B3d&town=Nowy+S%C4%85cz&sort=-price',
  );
});

test('a change restarts at the first page', () => {
  expect(changedHref(ads, { flags: 'eco', page: '4' }, { picture: '1' })).toBe('/ads?flags=eco&picture=1');
});

test("a category's page keeps the category in its path and links to other categories' pages", () => {
  const values = { category: '101', flags: 'eco' };
  expect(listHref(honey, values)).toBe('/category/101?flags=eco');
  expect(changedHref(honey, values, { category: '103' })).toBe('/category/103?flags=eco');
  expect(changedHref(honey, values, { category: '' })).toBe('/ads?flags=eco');
});

test("clearing keeps the order, the path and the surrounding page's parameters", () => {
  expect(clearedValues(ads, { q: 'ser', category: '103', sort: 'price', page: '2' })).toEqual({ sort: 'price' });
  expect(clearedValues(honey, { category: '101', flags: 'eco' })).toEqual({ category: '101' });
  const events: ListAddress = { kindId: 'event', path: '/events', keep: ['view'] };
  expect(clearedValues(events, read(events, 'view=calendar&from=2026-12-01'))).toEqual({ view: 'calendar' });
});
