import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VAT_RATES } from '#kinds/price-list.ts';
import { differenceLine, lineAfter, lineOf } from './amounts.ts';

const sums = ({ netMinor, vatMinor, grossMinor }: ReturnType<typeof lineOf>) => [netMinor, vatMinor, grossMinor];

test.each([
  [1900, 1545, 355],
  [3900, 3171, 729],
  [2500, 2033, 467],
  [1, 1, 0],
  [200, 163, 37],
])('of %i grosze %i are net and %i are tax', (gross, net, vat) => {
  expect(sums(lineOf('Miód', gross, 23))).toEqual([net, vat, gross]);
});

const rate = fc.constantFrom(...VAT_RATES);

test('net and tax add up to gross, and the tax is its percentage of net to half a grosz', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), rate, (gross, vatPercent) => {
      const { netMinor, vatMinor, grossMinor } = lineOf('Miód', gross, vatPercent);
      expect(netMinor + vatMinor).toBe(grossMinor);
      const share = 1 + vatPercent / 100;
      expect(Math.abs(netMinor * share - gross)).toBeLessThanOrEqual(share / 2 + 1e-6);
    }),
  );
});

test('an invoice plus its correction equals an invoice for the rest, in each amount', () => {
  const refunds = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((paid) => fc.tuple(fc.constant(paid), fc.integer({ min: 1, max: paid })));
  fc.assert(
    fc.property(refunds, rate, ([paid, givenBack], vatPercent) => {
      const before = lineOf('Miód', paid, vatPercent);
      const difference = differenceLine(before, givenBack);
      expect(sums(lineAfter(before, givenBack))).toEqual(
        sums(before).map((sum, at) => sum + (sums(difference)[at] ?? 0)),
      );
      expect(difference.grossMinor).toBe(-givenBack);
      expect(difference.netMinor + difference.vatMinor).toBe(-givenBack);
      expect(difference.netMinor).toBeLessThanOrEqual(0);
      expect(difference.vatMinor).toBeLessThanOrEqual(0);
    }),
  );
});

test('a full refund leaves nothing', () => {
  const before = lineOf('Miód', 3900, 23);
  expect(sums(differenceLine(before, 3900))).toEqual([-3171, -729, -3900]);
  expect(sums(lineAfter(before, 3900))).toEqual([0, 0, 0]);
});
