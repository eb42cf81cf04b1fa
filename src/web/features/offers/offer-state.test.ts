import { expect, test } from 'vitest';
import { stateAt, totalOf } from './offer-state.ts';

test("an open offer has lapsed after its deadline, whatever the server's last state", () => {
  const lapsesAt = '2026-12-05T10:00:00.000Z';
  expect(stateAt({ state: 'open', lapsesAt }, Date.parse(lapsesAt) - 1)).toBe('open');
  expect(stateAt({ state: 'open', lapsesAt }, Date.parse(lapsesAt))).toBe('lapsed');
  expect(stateAt({ state: 'accepted', lapsesAt }, Date.parse(lapsesAt))).toBe('accepted');
});

test('there is a total when the price is for one of several units', () => {
  expect(totalOf({ price: 12.5, priceUnit: 'jar', quantity: 3 })).toBe(37.5);
  expect(totalOf({ price: 12.5, priceUnit: 'kg', quantity: 0.5 })).toBe(6.25);
  expect(totalOf({ price: 12.5, priceUnit: 'jar', quantity: 1 })).toBeNull();
  expect(totalOf({ price: 60, priceUnit: null, quantity: 2 })).toBeNull();
  expect(totalOf({ price: null, priceUnit: 'jar', quantity: 2 })).toBeNull();
});
