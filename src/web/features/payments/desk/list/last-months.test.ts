import { expect, test } from 'vitest';
import { lastMonths } from './last-months.ts';

test('the months go back across the turn of the year, latest first', () => {
  expect(lastMonths('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

test('starting on the 31st skips no month', () => {
  expect(lastMonths('2026-03-31', 2)).toEqual(['2026-03', '2026-02']);
  expect(lastMonths('2026-12-31', 1)).toEqual(['2026-12']);
});
