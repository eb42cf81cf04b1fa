import { beforeAll, expect, test } from 'vitest';
import { type Engine, loadMarket, ourSearch } from './engines.ts';
import { totalScores } from './judge.ts';
import { HALVES, judgedQueries } from './judged-queries.ts';
import { judgeAll, rowOf, tableOf } from './report.ts';

/** Slightly below the results on the present demo market; see `bench/SEARCH.md`. */
const FLOORS = {
  tuning: { recall: 0.94, shownRecall: 0.955, precision: 0.98, rightFirst: 0.93, ordered: 0.98, chips: 0.96 },
  heldOut: { recall: 0.865, shownRecall: 0.905, precision: 0.96, rightFirst: 0.865, ordered: 0.98, chips: 0.96 },
} as const;
/**
 * Upper limits: the share of responses with something forbidden, and of those with results though nothing is on offer.
 */
const CEILINGS = {
  tuning: { forbidden: 0.01, foundNothing: 0.08 },
  heldOut: { forbidden: 0.022, foundNothing: 0.14 },
};

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
    expect(all.forbidden, `${half} forbidden`).toBeLessThanOrEqual(CEILINGS[half].forbidden);
    expect(1 - (all.emptyRight ?? 0), `${half} found nothing on offer`).toBeLessThanOrEqual(
      CEILINGS[half].foundNothing,
    );
  }
});
