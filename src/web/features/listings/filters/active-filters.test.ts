import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';
import type { ListValues } from './list-address.ts';
import type { FoundPage } from './list-data.ts';

const found: FoundPage = {
  items: [],
  page: 1,
  pageCount: 1,
  total: 0,
  totalIsExact: true,
  partial: [],
  understood: [],
  categories: [],
  tabs: null,
  meantKind: null,
  corrected: null,
  near: null,
  facets: null,
};

function keysOf(values: ListValues, errors: Record<string, string> = {}) {
  const list = { address: { kindId: 'ad', path: '/ads' }, values, found, errors, beyond: false } as const;
  return activeFilters(list, (id) => id).map(({ key }) => key);
}

test('a filter that was not understood is inactive, and so is the other end of its range', () => {
  expect(keysOf({ q: 'ser', price_from: '9', price_to: '12' })).toEqual(['q', 'price_from,price_to']);
  expect(keysOf({ q: 'ser', price_from: '9', price_to: '3' }, { price_from: 'wrong' })).toEqual(['q']);
  expect(keysOf({ town: 'Nowhere', radius: '20' }, { town: 'unknown' })).toEqual([]);
});

test('a distance counts only around a place', () => {
  expect(keysOf({ radius: '20' })).toEqual([]);
  expect(keysOf({ town: 'Susiec', radius: '20' })).toEqual(['town,radius']);
});
