import { expect } from 'vitest';
import { loadMarket, ourSearch } from './engines.ts';
import { type ScoreTotals, totalScores } from './judge.ts';
import { HALVES, type Half } from './judged-queries.ts';
import type { JudgedQuery } from './judged-query.ts';
import { judgeAll, rowOf, tableOf } from './report.ts';

type Floors = Readonly<Partial<Record<Half, Partial<Record<keyof ScoreTotals, number>>>>>;
type Ceilings = Readonly<Partial<Record<Half, { readonly forbidden: number; readonly foundNothing: number }>>>;

/**
 * Judges the site's search by some queries, and expects the halves to meet their thresholds.
 *
 * ceilings  upper limits: the share of responses with something forbidden, and of those with results though nothing is
 *           on offer.
 */
export async function expectQuality(
  queries: readonly JudgedQuery[],
  floors: Floors,
  ceilings: Ceilings,
): Promise<void> {
  const totals = totalScores(judgeAll(queries, await ourSearch(loadMarket())));
  for (const half of HALVES) {
    const [floorsOfHalf, limits] = [floors[half], ceilings[half]];
    if (!floorsOfHalf || !limits) continue;
    const { all } = totals[half];
    console.table(half === 'tuning' ? tableOf(totals[half]) : { all: rowOf(all) });
    for (const [name, floor] of Object.entries(floorsOfHalf)) {
      expect(all[name as keyof ScoreTotals], `${half} ${name}`).toBeGreaterThanOrEqual(floor);
    }
    expect(all.forbidden, `${half} forbidden`).toBeLessThanOrEqual(limits.forbidden);
    expect(1 - (all.emptyRight ?? 0), `${half} found nothing on offer`).toBeLessThanOrEqual(limits.foundNothing);
  }
}
