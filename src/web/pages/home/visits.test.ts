import { expect, test } from 'vitest';
import { withLook } from './visits.ts';

const HOUR_MS = 3_600_000;

test('a visit goes on for half an hour, and what came before it stays the same meanwhile', () => {
  const first = withLook(null, HOUR_MS);
  expect(first).toEqual({ seenMs: HOUR_MS, beforeMs: 0 });
  const second = withLook(first, 30 * HOUR_MS);
  expect(second).toEqual({ seenMs: 30 * HOUR_MS, beforeMs: HOUR_MS });
  expect(withLook(second, 30 * HOUR_MS + 60_000)).toEqual({ seenMs: 30 * HOUR_MS + 60_000, beforeMs: HOUR_MS });
});
