import { expect, test } from 'vitest';
import { plans } from '#kinds/plans.ts';
import { refundEstimate, stateOf } from './transaction-state.ts';

const PAID = {
  status: 'success',
  needsRefund: false,
  withdrawalRequestedAt: null,
  refunded: 0,
  refunding: 0,
  amount: 39,
} as const;
const AT = '2026-11-21T10:00:00.000Z';
const DAY_MS = 86_400_000;

test.each([
  [PAID, 'approved'],
  [{ ...PAID, needsRefund: true }, 'stuck'],
  [{ ...PAID, withdrawalRequestedAt: AT }, 'withdrawn'],
  [{ ...PAID, needsRefund: true, withdrawalRequestedAt: AT }, 'withdrawn'],
  [{ ...PAID, status: 'refunded', refunded: 39, withdrawalRequestedAt: AT }, 'refunded'],
  [{ ...PAID, status: 'refunded', refunded: 12.5 }, 'refundedPart'],
  [{ ...PAID, status: 'refunded', refunding: 39 }, 'refunded'],
  [{ ...PAID, status: 'refunded', refunding: 12.5 }, 'refundedPart'],
  [{ ...PAID, status: 'pending' }, 'pending'],
  [{ ...PAID, status: 'timeout' }, 'timeout'],
  [{ ...PAID, status: 'declined' }, 'declined'],
] as const)('%j is %s', (facts, state) => {
  expect(stateOf(facts)).toBe(state);
});

test.each([
  [14, 39],
  [7, 19.5],
  // 39 zł / 14 is 2.7857…: rounded up to a whole grosz, in the buyer's favour.
  [1, 2.79],
  [0, 0],
  [-3, 0],
  // Paid twice: more than one term is left, but the refund is capped at the price.
  [28, 39],
])('with %d days left about %d of 39 zł are refunded', (days, back) => {
  const activeUntil = new Date(Date.parse(AT) + days * DAY_MS).toISOString();
  expect(refundEstimate({ amount: 39, activeUntil }, Date.parse(AT))).toBe(back);
});

test('a term that has not begun is refunded in full', () => {
  expect(refundEstimate({ amount: 0.1 + 0.2, activeUntil: null }, 0)).toBe(0.1 + 0.2);
});

test('the assumed term matches the plans', () => {
  const activeUntil = new Date(Date.parse(AT) + plans.basic.visibleDays * DAY_MS).toISOString();
  expect(refundEstimate({ amount: 19, activeUntil }, Date.parse(AT))).toBe(19);
  expect(refundEstimate({ amount: 19, activeUntil }, Date.parse(AT) + 1_000)).toBeLessThan(19.01);
});
