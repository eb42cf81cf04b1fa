import { expect, test } from 'vitest';
import { TRANSACTION_STATUSES } from '#contract/payments.ts';
import { askAgainInMs } from './ask-again.ts';

const MINUTE_MS = 60_000;

test('what is under way is asked for often at first, then less often, and as long as somebody waits', () => {
  const at = (minutes: number) => askAgainInMs({ status: 'pending' }, minutes * MINUTE_MS) ?? 0;
  expect(at(0)).toBeLessThan(at(2));
  expect(at(600)).toBe(at(2));
});

test('a late yes is waited for, but not for ever', () => {
  for (const status of ['timeout', 'declined'] as const) {
    expect(askAgainInMs({ status }, MINUTE_MS)).toBeGreaterThan(0);
    expect(askAgainInMs({ status }, 60 * MINUTE_MS)).toBeNull();
  }
});

test('what is settled is not asked for again', () => {
  const settled = TRANSACTION_STATUSES.filter((status) => askAgainInMs({ status }, 0) === null);
  expect(settled).toEqual(['success', 'refunded']);
});
