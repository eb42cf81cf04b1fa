import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { letterDifference, letterSet, lettersMissing } from './letters.ts';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ж'), maxLength: 7 });

function naiveDistance(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    naiveDistance(shortA, shortB) + same,
    naiveDistance(shortA, b) + 1,
    naiveDistance(a, shortB) + 1,
    isSwap ? naiveDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test('counts lost, added, replaced and swapped letters up to the limit', () => {
  fc.assert(
    fc.property(words, words, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(naiveDistance(a, b), limit + 1));
    }),
  );
});

test('never rules out a close enough word by its letters', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const distance = naiveDistance(a, b);
      expect(letterDifference(letterSet(a), letterSet(b))).toBeLessThanOrEqual(2 * distance);
      expect(lettersMissing(letterSet(a), letterSet(b))).toBeLessThanOrEqual(distance);
    }),
  );
});
