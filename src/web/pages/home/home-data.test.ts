import { expect, test } from 'vitest';
import { homeData } from './home-data.ts';

const empty = { highlighted: [], promoted: [], newest: [], events: [], facilities: [] };
const counts = { ads: 7, facilities: 3, events: 2, sellers: 4 };
const NOVEMBER = Date.UTC(2026, 10, 15);

test('a root category counts all its descendants, the other kinds come after the categories', () => {
  const { stalls } = homeData({ ...empty, counts, categoryCounts: { 101: 4, 103: 2, 201: 1 } }, NOVEMBER);
  expect(stalls).toHaveLength(10);
  expect(stalls[0]).toEqual({ key: 'food', to: '/category/100', count: 6 });
  expect(stalls.slice(-2)).toEqual([
    { key: 'agritourism', to: '/agritourismFacilities', count: 3 },
    { key: 'events', to: '/events', count: 2 },
  ]);
});

test('only seasonal categories with listings are shown', () => {
  const data = homeData({ ...empty, counts, categoryCounts: { 101: 4, 103: 2 } }, NOVEMBER);
  expect(data.season).toEqual([{ id: 101, key: 'honey' }]);
  expect(data).not.toHaveProperty('categoryCounts');
});
