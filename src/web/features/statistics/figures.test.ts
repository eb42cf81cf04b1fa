import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedDays, scaleEnd, showingOf, stretchesOf, timesOf } from './figures.ts';

test('the scale ends at a round number, at least the maximum and less than three times as high', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (highest) => {
      const end = scaleEnd(highest);
      expect(end % 2).toBe(0);
      expect(end).toBeGreaterThanOrEqual(highest);
      expect(end).toBeLessThanOrEqual(Math.max(2, highest * 2.5));
    }),
  );
  expect([0, 1, 3, 7, 11, 65, 412].map(scaleEnd)).toEqual([2, 2, 4, 10, 20, 100, 600]);
});

test('consecutive days of the same state are one stretch', () => {
  const days = [null, 'basic', 'basic', 'promoted', 'highlighted', 'basic', 'expired', null] as const;
  expect(stretchesOf(days.map((status) => ({ status })))).toEqual([
    { showing: 'hidden', from: 0, count: 1 },
    { showing: 'plain', from: 1, count: 2 },
    { showing: 'promoted', from: 3, count: 2 },
    { showing: 'plain', from: 5, count: 1 },
    { showing: 'hidden', from: 6, count: 2 },
  ]);
  expect(stretchesOf([])).toEqual([]);
});

test('a listing that was inactive or had expired was not shown', () => {
  expect((['expired', 'neverActivated'] as const).map((status) => showingOf({ status }))).toEqual(['hidden', 'hidden']);
});

test.each([14, 28, 90])('of %d days the first and the last are labelled', (count) => {
  const named = namedDays(count);
  expect([named[0], named.at(-1)]).toEqual([0, count - 1]);
  expect(named.length).toBeLessThanOrEqual(4);
});

test('there is no ratio to zero', () => {
  expect(timesOf(0, 4)).toBe(null);
  expect(timesOf(2, 5)).toBe(2.5);
});
