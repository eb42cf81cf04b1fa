import { test } from 'vitest';
import { expectQuality } from './judged-quality.ts';
import { QUERY_SETS } from './judged-queries.ts';

/** Slightly below the results on the present demo market; see `bench/SEARCH.md`. */
const FLOORS = {
  tuning: { recall: 0.95, shownRecall: 0.965, precision: 0.985, rightFirst: 0.955, ordered: 0.98, chips: 0.96 },
} as const;
/**
 * Upper limits: the share of responses with something forbidden, and of those with results though nothing is on offer.
 */
const CEILINGS = { tuning: { forbidden: 0.01, foundNothing: 0.08 } };

test('the search meets its quality thresholds', () =>
  expectQuality([...QUERY_SETS.first, ...QUERY_SETS.fresh], FLOORS, CEILINGS));
