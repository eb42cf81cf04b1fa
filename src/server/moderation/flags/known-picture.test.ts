import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandProbes, MAX_DISTANCE } from './known-picture.ts';

const asText = (bits: bigint) => BigInt.asIntN(64, bits).toString();
const bandOf = (bits: bigint, band: number) => Number((BigInt.asUintN(64, bits) >> BigInt(16 * band)) & 0xffffn);

/** Generates flat bands as often as pictures of white walls do. */
const aBand = fc.oneof(fc.constant(0), fc.constant(0xffff), fc.constantFrom(1, 0x8000, 3), fc.nat(0xffff));
const aHash = fc
  .tuple(aBand, aBand, aBand, aBand)
  .map((bands) => bands.reduce((hash, band) => (hash << 16n) | BigInt(band), 0n));

test('no hash within six bits is missed, whatever the distribution of the bits', () => {
  const flips = fc.uniqueArray(fc.nat(63), { maxLength: MAX_DISTANCE });
  fc.assert(
    fc.property(aHash, flips, (hash, bits) => {
      const other = bits.reduce((flipped, bit) => flipped ^ (1n << BigInt(bit)), hash);
      return bandProbes(asText(hash)).some((values, band) => values.includes(bandOf(other, band)));
    }),
    { numRuns: 1_000 },
  );
});

test('a flat band is not queried when the others suffice', () => {
  const [first, second, third, fourth] = bandProbes(asText(0x5a5a_0000_35c3_9a71n));
  expect(third).toEqual([]);
  for (const values of [first, second, fourth]) expect(values).toHaveLength(1 + 16 + 120);
  expect(bandProbes(asText(0x5a5a_1234_35c3_9a71n)).map(({ length }) => length)).toEqual([17, 17, 17, 17]);
});
