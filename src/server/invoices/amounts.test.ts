import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceLine, lineAfter, lineOf } from './amounts.ts';

const sums = ({ netMinor, vatMinor, grossMinor }: ReturnType<typeof lineOf>) => [netMinor, vatMinor, grossMinor];

test.each([
  [1900, 1545, 355],
  [3900, 3171, 729],
  [2500, 2033, 467],
  [1, 1, 0],
  [200, 163, 37],
])('of %i grosze %i are net and %i are tax', (gross, net, vat) => {
  expect(sums(lineOf('Miód', gross))).toEqual([net, vat, gross]);
});

test('net and tax add up to gross, and the tax is 23 % of net to half a grosz', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (gross) => {
      const { netMinor, vatMinor, grossMinor } = lineOf('Miód', gross);
      expect(netMinor + vatMinor).toBe(grossMinor);
      expect(Math.abs(netMinor * 1.23 - gross)).toBeLessThanOrEqual(0.615 + 1e-6);
    }),
  );
});

test('an invoice plus its correction equals an invoice for the rest, in each amount', () => {
  const refunds = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((paid) => fc.tuple(fc.constant(paid), fc.integer({ min: 1, max: paid })));
  fc.assert(
    fc.property(refunds, ([paid, givenBack]) => {
      const before = lineOf('Miód', paid);
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
  const before = lineOf('Miód', 3900);
  expect(sums(differenceLine(before, 3900))).toEqual([-3171, -729, -3900]);
  expect(sums(lineAfter(before, 3900))).toEqual([0, 0, 0]);
});
