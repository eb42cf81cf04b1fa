import { test } from 'vitest';
import { expectQuality } from './judged-quality.ts';
import { QUERY_SETS } from './judged-queries.ts';

/** Slightly below the results on the present demo market; see `bench/SEARCH.md`. */
const FLOORS = {
  tuning: { recall: 0.8, shownRecall: 0.85, precision: 0.98, rightFirst: 0.8 },
  heldOut: { recall: 0.71, shownRecall: 0.76, precision: 0.93, rightFirst: 0.745 },
} as const;
const CEILINGS = {
  tuning: { forbidden: 0.01, foundNothing: 0.08 },
  heldOut: { forbidden: 0.01, foundNothing: 0.17 },
};

test('the search meets the thresholds of queries that were judged apart from all others', () =>
  expectQuality(QUERY_SETS.blind, FLOORS, CEILINGS));
