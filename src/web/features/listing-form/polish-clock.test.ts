import { expect, test } from 'vitest';
import { clockText, momentAtClock } from './polish-clock.ts';

test('the Polish clock holds in winter and in summer, there and back', () => {
  expect(momentAtClock('2026-12-05T10:00')).toBe('2026-12-05T09:00:00.000Z');
  expect(momentAtClock('2026-08-15T10:00')).toBe('2026-08-15T08:00:00.000Z');
  expect(clockText('2026-08-15T08:00:00.000Z')).toBe('2026-08-15T10:00');
});

test('the hour that does not exist is the one after it; the one that comes twice is the first', () => {
  expect(momentAtClock('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(momentAtClock('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('half a moment and a day that does not exist are none', () => {
  expect(['', '2026-12-05T', 'T10:00', '2026-02-30T10:00', '2026-12-05T25:00'].map(momentAtClock)).toEqual(
    Array(5).fill(undefined),
  );
});
