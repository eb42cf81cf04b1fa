import type { Engine } from './engines.ts';
import { type Judged, type ScoreTotals, scoreAnswer } from './judge.ts';
import type { JudgedQuery, QueryClass } from './judged-query.ts';

/** Judges an engine's response to each query. */
export function judgeAll(queries: readonly JudgedQuery[], engine: Engine): Judged[] {
  return queries.map((query) => ({ query, score: scoreAnswer(query, engine.answer(query), engine.market) }));
}

type Row = Record<string, string>;

const COLUMNS = [
  'recall',
  'shownRecall',
  'precision',
  'rightFirst',
  'forbidden',
  'emptyRight',
  'ordered',
  'chips',
] as const satisfies readonly (keyof ScoreTotals)[];

/** The totals of a half, overall and by class, as printable rows; a dash where no query sets the measure. */
export function tableOf({
  all,
  byClass,
}: {
  all: ScoreTotals;
  byClass: Record<QueryClass, ScoreTotals>;
}): Record<string, Row> {
  return Object.fromEntries(
    [['all', all] as const, ...Object.entries(byClass)].map(([name, totals]) => [name, rowOf(totals)]),
  );
}

/** Totals as a printable row. */
export function rowOf(totals: ScoreTotals): Row {
  const shares = COLUMNS.map((name) => [name, totals[name]?.toFixed(3) ?? '–']);
  return { queries: String(totals.queries), ...Object.fromEntries(shares) };
}
