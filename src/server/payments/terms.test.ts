import { expect, test } from 'vitest';
import { begunDays, creditMinor, unusedPartMinor, withdrawableUntil } from './terms.ts';

const DAY_MS = 86_400_000;

test('a credit is rounded down and leaves the providers’ minimum amount', () => {
  const half = { paidPriceMinor: 1900, unusedMs: 7 * DAY_MS - 1, listPriceMinor: 3900 };
  expect(creditMinor(half)).toBe(949);
  expect(creditMinor({ ...half, unusedMs: 60 * DAY_MS })).toBe(3700);
  expect(creditMinor({ ...half, unusedMs: -1 })).toBe(0);
});

test('a refund of unused time is rounded up, up to the amount paid', () => {
  expect(unusedPartMinor(1900, 7 * DAY_MS)).toBe(950);
  expect(unusedPartMinor(1900, 1)).toBe(1);
  expect(unusedPartMinor(1900, 20 * DAY_MS)).toBe(1900);
  expect(unusedPartMinor(1900, -DAY_MS)).toBe(0);
});

test('a started day counts as a full day', () => {
  expect([begunDays(0), begunDays(1), begunDays(DAY_MS), begunDays(DAY_MS + 1)]).toEqual([0, 1, 1, 2]);
});

test('the buyer may withdraw until the end of the fourteenth day after the payment, Polish time', () => {
  // 23:30 UTC is already the next day in Poland.
  expect(withdrawableUntil(new Date('2026-07-01T23:30:00Z')).toISOString()).toBe('2026-07-16T22:00:00.000Z');
  expect(withdrawableUntil(new Date('2026-07-01T21:30:00Z')).toISOString()).toBe('2026-07-15T22:00:00.000Z');
  // Across the end of summer time.
  expect(withdrawableUntil(new Date('2026-10-20T10:00:00Z')).toISOString()).toBe('2026-11-03T23:00:00.000Z');
  expect(withdrawableUntil(new Date('2026-03-20T23:30:00Z')).toISOString()).toBe('2026-04-04T22:00:00.000Z');
});
