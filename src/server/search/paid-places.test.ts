import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#contract/paging.ts';
import { HEAD, ONE_IN, type Place, placesOf } from './paid-places.ts';

const amount = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 300 }));
const amounts = fc.record({ 0: amount, 1: amount, 2: amount });
const size = (counts: { 0: number; 1: number; 2: number }) => counts[0] + counts[1] + counts[2];
const keyOf = ({ degree, at }: Place) => `${degree}/${at}`;

/** All pages one after the other. */
function pagesOf(counts: { 0: number; 1: number; 2: number }, limit = PAGE_SIZE): Place[][] {
  return Array.from({ length: Math.ceil(size(counts) / limit) }, (_, page) =>
    placesOf({ offset: page * limit, limit }, counts),
  );
}

test('across all pages every listing has one place, and those of one degree keep their order', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 60 }), (counts, limit) => {
      const places = pagesOf(counts, limit).flat();
      for (const degree of [0, 1, 2] as const) {
        const own = places.filter((place) => place.degree === degree).map(({ at }) => at);
        expect(own).toEqual(Array.from({ length: counts[degree] }, (_, at) => at));
      }
      expect(places).toHaveLength(size(counts));
      expect(placesOf({ offset: size(counts), limit }, counts)).toEqual([]);
      expect(places.map(keyOf)).toEqual(pagesOf(counts).flat().map(keyOf));
    }),
  );
});

test('with enough free listings, at most three paid ones head a page and one in eight follows', () => {
  fc.assert(
    fc.property(amounts, (counts) => {
      const pages = pagesOf(counts);
      for (const page of pages.slice(0, Math.floor(counts[0] / PAGE_SIZE))) {
        const isPaid = page.map(({ degree }) => degree > 0);
        expect(isPaid.slice(0, HEAD + 1).filter(Boolean).length).toBeLessThanOrEqual(HEAD);
        for (let at = HEAD; at < PAGE_SIZE; at += ONE_IN) {
          expect(isPaid.slice(at, at + ONE_IN).filter(Boolean).length).toBeLessThanOrEqual(1);
        }
      }
      // A free listing is always among the first four.
      if (counts[0] > 0) expect(pages[0]?.slice(0, HEAD + 1).some(({ degree }) => degree === 0)).toBe(true);
    }),
  );
});

test('highlighted listings fill the head of a page, promoted ones the places below it', () => {
  const degreesOf = (counts: { 0: number; 1: number; 2: number }) =>
    placesOf({ offset: 0, limit: PAGE_SIZE }, counts).map(({ degree }) => degree);
  const paidOf = (counts: { 0: number; 1: number; 2: number }) =>
    degreesOf(counts).flatMap((degree, at) => (degree > 0 ? [[at, degree]] : []));
  const head = (degree: number) => [0, 1, 2].map((at) => [at, degree]);
  expect(paidOf({ 0: 99, 1: 99, 2: 99 })).toEqual([...head(2), [10, 1], [18, 1]]);
  expect(paidOf({ 0: 99, 1: 0, 2: 99 })).toEqual([...head(2), [10, 2], [18, 2]]);
  expect(paidOf({ 0: 99, 1: 99, 2: 0 })).toEqual([...head(1), [10, 1], [18, 1]]);
  expect(paidOf({ 0: 99, 1: 0, 2: 1 })).toEqual([[0, 2]]);
  expect(degreesOf({ 0: 2, 1: 3, 2: 1 })).toEqual([2, 1, 1, 0, 0, 1]);
});

test('the number of listings beyond a page does not affect it', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 200 }), (counts, offset) => {
      const end = offset + PAGE_SIZE;
      const capped = { 0: Math.min(counts[0], end), 1: Math.min(counts[1], end), 2: Math.min(counts[2], end) };
      const page = { offset, limit: PAGE_SIZE };
      expect(placesOf(page, capped)).toEqual(placesOf(page, counts));
    }),
  );
});
