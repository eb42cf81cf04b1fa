import { expect, test } from 'vitest';
import type { ListingCard } from '#contract/listings/listings.ts';
import { homeData } from './home-data.ts';

const empty = { highlighted: [], promoted: [], newest: [], events: [], facilities: [] };
const counts = { ads: 7, facilities: 3, events: 2, sellers: 4 };
const NOVEMBER = Date.UTC(2026, 10, 15);

test('the other kinds come after the categories', () => {
  const { stalls } = homeData({ ...empty, counts, categoryCounts: {} }, NOVEMBER);
  expect(stalls).toHaveLength(10);
  expect(stalls[0]).toEqual({ key: 'food', to: '/category/100' });
  expect(stalls.slice(-2)).toEqual([
    { key: 'agritourism', to: '/agritourismFacilities' },
    { key: 'events', to: '/events' },
  ]);
});

test('at most two highlighted goods precede the newest; every paid place is shown once', () => {
  const goods = (...ids: number[]) => ids.map((id) => ({ id, seller: { id: 9 } }) as ListingCard);
  const showcase = { highlighted: goods(1, 2, 3), promoted: goods(4, 5), newest: goods(2, 6, 4, 7) };
  const { first, paid } = homeData({ ...empty, ...showcase, counts, categoryCounts: {} }, NOVEMBER);
  expect(first.map(({ id }) => id)).toEqual([1, 2, 6, 4, 7]);
  expect(paid.map(({ id }) => id)).toEqual([3, 5]);
});

test('only seasonal categories with listings are shown', () => {
  const data = homeData({ ...empty, counts, categoryCounts: { 101: 4, 103: 2 } }, NOVEMBER);
  expect(data.season).toEqual([{ id: 101, key: 'honey' }]);
  expect(data).not.toHaveProperty('categoryCounts');
});
