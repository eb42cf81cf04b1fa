import { test } from 'vitest';
import { expectQuality } from './judged-quality.ts';
import { QUERY_SETS } from './judged-queries.ts';

/** Slightly below the results on the present demo market; see `bench/SEARCH.md`. */
const FLOORS = {
  tuning: { recall: 0.92, shownRecall: 0.935, precision: 0.98, rightFirst: 0.905 },
  heldOut: { recall: 0.875, shownRecall: 0.91, precision: 0.945, rightFirst: 0.82 },
} as const;
const CEILINGS = {
  tuning: { forbidden: 0.01, foundNothing: 0.12 },
  heldOut: { forbidden: 0.01, foundNothing: 0.05 },
};

test('the search meets the thresholds of queries that were judged apart from all others', () =>
  expectQuality(
    [...QUERY_SETS.blind, ...QUERY_SETS.unseen, ...QUERY_SETS.late, ...QUERY_SETS.newest, ...QUERY_SETS.further],
    FLOORS,
    CEILINGS,
  ));
