import { test } from 'vitest';
import { expectQuality } from './judged-quality.ts';
import { QUERY_SETS } from './judged-queries.ts';

/** Slightly below the results on the present demo market; see `bench/SEARCH.md`. */
const FLOORS = {
  tuning: { recall: 0.79, shownRecall: 0.84, precision: 0.95, rightFirst: 0.79 },
  heldOut: { recall: 0.83, shownRecall: 0.86, precision: 0.93, rightFirst: 0.79 },
} as const;
const CEILINGS = {
  tuning: { forbidden: 0.01, foundNothing: 0.2 },
  heldOut: { forbidden: 0.01, foundNothing: 0.11 },
};

test('the search meets the thresholds of queries that were judged apart from all others', () =>
  expectQuality(
    [...QUERY_SETS.blind, ...QUERY_SETS.unseen, ...QUERY_SETS.late, ...QUERY_SETS.newest],
    FLOORS,
    CEILINGS,
  ));
