import { expect, test } from 'vitest';
import { categoriesById } from '#kinds/ad/categories.ts';
import { seasonalKeys } from './season.ts';

test('every month has six existing categories', () => {
  const keys = new Set([...categoriesById.values()].map((category) => category.key));
  for (let month = 0; month < 12; month++) {
    const seasonal = seasonalKeys(Date.UTC(2026, month, 15));
    expect(new Set(seasonal).size, `month ${month + 1}`).toBe(6);
    expect(seasonal.filter((key) => !keys.has(key))).toEqual([]);
  }
});

test('the month is that of the Polish calendar', () => {
  expect(seasonalKeys(Date.parse('2026-11-30T23:30:00Z'))[0]).toBe('christmas_trees');
});
