import { expect, test } from 'vitest';
import { TRANSACTION_STATUSES } from '#contract/payments/payments.ts';
import { askAgainInMs } from './ask-again.ts';

const MINUTE_MS = 60_000;

test('a pending payment is polled often at first, then less, for as long as the page is open', () => {
  const at = (minutes: number) => askAgainInMs({ status: 'pending' }, minutes * MINUTE_MS) ?? 0;
  expect(at(0)).toBeLessThan(at(2));
  expect(at(600)).toBe(at(2));
});

test('a late confirmation is awaited, but not forever', () => {
  for (const status of ['timeout', 'declined'] as const) {
    expect(askAgainInMs({ status }, MINUTE_MS)).toBeGreaterThan(0);
    expect(askAgainInMs({ status }, 60 * MINUTE_MS)).toBeNull();
  }
});

test('a settled payment is not polled', () => {
  const settled = TRANSACTION_STATUSES.filter((status) => askAgainInMs({ status }, 0) === null);
  expect(settled).toEqual(['success', 'refunded']);
});
