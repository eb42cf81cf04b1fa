import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_PRICE, PRICE_MAX } from '#contract/payments/price-list.ts';
import {
  begunDays,
  creditBackMinor,
  creditMinor,
  type Reduction,
  reductionMinor,
  unusedPartMinor,
  withdrawableUntil,
  worthMinor,
} from './terms.ts';

const DAY_MS = 86_400_000;
const LEAST_MINOR = LEAST_PRICE * 100;

test('a credit is rounded down and leaves the providers’ minimum amount', () => {
  const paid = [{ valueMinor: 1900, days: 14 }];
  expect(creditMinor(worthMinor(paid, 7 * DAY_MS - 1), 3900)).toBe(949);
  expect(creditMinor(worthMinor([...paid, ...paid], 28 * DAY_MS), 3900)).toBe(3700);
  expect(creditMinor(worthMinor(paid, -1), 3900)).toBe(0);
});

test('unused time is worth what its own payment cost, the latest first, and a gift is worth nothing', () => {
  const dear = { valueMinor: 3000, days: 30 };
  const cheap = { valueMinor: 1400, days: 14 };
  expect(worthMinor([dear, cheap], 37 * DAY_MS)).toBe(3000 + 700);
  expect(worthMinor([cheap, dear], 37 * DAY_MS)).toBe(1400 + 2300);
  expect(worthMinor([{ valueMinor: 0, days: 30 }, cheap], 37 * DAY_MS)).toBe(700);
  expect(worthMinor([cheap], 100 * DAY_MS)).toBe(1400);
});

test('a refund of unused time is rounded up, up to the amount paid', () => {
  expect(unusedPartMinor(1900, 7 * DAY_MS, 14)).toBe(950);
  expect(unusedPartMinor(1900, 1, 14)).toBe(1);
  expect(unusedPartMinor(1900, 20 * DAY_MS, 14)).toBe(1900);
  expect(unusedPartMinor(1900, -DAY_MS, 14)).toBe(0);
  expect(unusedPartMinor(3000, 10 * DAY_MS, 30)).toBe(1000);
});

const percentOff = (percent: number): Reduction => ({ kind: 'percent', percent, amount_minor: null });
const amountOff = (amount_minor: number): Reduction => ({ kind: 'amount', percent: null, amount_minor });
const FREE: Reduction = { kind: 'free', percent: null, amount_minor: null };

test("a voucher reduces the price, to zero if the rest is below the providers' minimum", () => {
  expect(reductionMinor(percentOff(20), 1900)).toBe(380);
  expect(reductionMinor(percentOff(33), 1900)).toBe(627);
  expect(reductionMinor(amountOff(500), 1900)).toBe(500);
  expect(reductionMinor(amountOff(5_000), 1900)).toBe(1900);
  expect(reductionMinor(percentOff(95), 1900)).toBe(1900);
  expect(reductionMinor(FREE, 1900)).toBe(1900);
});

const price = fc.integer({ min: LEAST_MINOR, max: PRICE_MAX * 100 });
const reduction = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map(percentOff),
  fc.integer({ min: 1, max: 1_000_000 }).map(amountOff),
  fc.constant(FREE),
);
const periods = fc.array(
  fc.record({ valueMinor: fc.integer({ min: 0, max: 1_000_000 }), days: fc.integer({ min: 1, max: 365 }) }),
  { maxLength: 4 },
);
const unused = fc.integer({ min: -DAY_MS, max: 1_000 * DAY_MS });

test("a reduced amount is zero or at least the providers' minimum, and never more than the price", () => {
  fc.assert(
    fc.property(price, fc.option(reduction), periods, unused, (priceMinor, voucher, paid, unusedMs) => {
      const off = voucher ? reductionMinor(voucher, priceMinor) : 0;
      const credit = creditMinor(worthMinor(paid, unusedMs), priceMinor - off);
      const amount = priceMinor - off - credit;
      expect(Math.min(off, credit)).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(priceMinor);
      expect(amount === 0 ? off === priceMinor && credit === 0 : amount >= LEAST_MINOR).toBe(true);
    }),
  );
});

test('unused time is never worth more than what was paid, and shrinks with time', () => {
  fc.assert(
    fc.property(periods, unused, fc.nat(30 * DAY_MS), (paid, unusedMs, passedMs) => {
      const worth = worthMinor(paid, unusedMs);
      expect(worth).toBeGreaterThanOrEqual(0);
      expect(worth).toBeLessThanOrEqual(paid.reduce((sum, { valueMinor }) => sum + valueMinor, 0));
      expect(worthMinor(paid, unusedMs - passedMs)).toBeLessThanOrEqual(worth);
    }),
  );
});

test('a refund with its share of the credit never exceeds the total paid', () => {
  const given = fc.record({
    amountMinor: fc.integer({ min: LEAST_MINOR, max: 1_000_000 }),
    creditMinor: fc.nat(1_000_000),
    unusedMs: unused,
    days: fc.integer({ min: 1, max: 365 }),
  });
  fc.assert(
    fc.property(given, fc.double({ min: 0, max: 1, noNaN: true }), (paid, share) => {
      const givenBackMinor = Math.max(1, Math.floor(paid.amountMinor * share));
      const back = creditBackMinor({ ...paid, givenBackMinor });
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(paid.creditMinor);
    }),
  );
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
