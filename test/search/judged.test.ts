import { beforeAll, expect, test } from 'vitest';
import { type Engine, loadMarket, ourSearch } from './engines.ts';
import { totalScores } from './judge.ts';
import { HALVES, judgedQueries } from './judged-queries.ts';
import { judgeAll, rowOf, tableOf } from './report.ts';

/** Slightly below the results on the present demo market; see `bench/SEARCH.md`. */
const FLOORS = {
  tuning: { recall: 0.96, shownRecall: 0.97, precision: 0.98, rightFirst: 0.96, ordered: 0.98, chips: 0.97 },
  heldOut: { recall: 0.88, shownRecall: 0.92, precision: 0.97, rightFirst: 0.89, ordered: 0.98, chips: 0.96 },
} as const;
/**
 * Upper limits: the share of responses with something forbidden, and of those with results though nothing is on offer.
 */
const CEILINGS = { forbidden: 0.02, foundNothing: 0.09 };

let engine: Engine;

beforeAll(async () => {
  engine = await ourSearch(loadMarket());
});

test('the search meets its quality thresholds', () => {
  const totals = totalScores(judgeAll(judgedQueries, engine));
  for (const half of HALVES) {
    const { all } = totals[half];
    console.table(half === 'tuning' ? tableOf(totals[half]) : { all: rowOf(all) });
    for (const [name, floor] of Object.entries(FLOORS[half])) {
      expect(all[name as keyof typeof all], `${half} ${name}`).toBeGreaterThanOrEqual(floor);
    }
    expect(all.forbidden, `${half} forbidden`).toBeLessThanOrEqual(CEILINGS.forbidden);
    expect(1 - (all.emptyRight ?? 0), `${half} found nothing on offer`).toBeLessThanOrEqual(CEILINGS.foundNothing);
  }
});
