import { HALVES, type Half, halfOf } from './judged-queries.ts';
import {
  type ChipKind,
  distanceKm,
  type JudgedListing,
  type JudgedQuery,
  matchesAny,
  QUERY_CLASSES,
  type QueryClass,
  type QueryOrder,
} from './judged-query.ts';

/** The listings that a search page shows at a glance. */
const GLANCE = 10;

/**
 * An engine's response to one query.
 *
 * full     full matches in order, at least the first ten.
 * partial  partial matches, shown under a separate heading, in order.
 * chips    the parts of the query shown as understood.
 */
export interface SearchAnswer {
  readonly full: readonly JudgedListing[];
  readonly partial: readonly JudgedListing[];
  readonly chips: readonly ChipKind[];
}

/**
 * The score of one answer. Shares are from 0 to 1; null where the query asks for no such thing.
 *
 * recall        right ones among the first ten full matches, of as many as could be there.
 * shownRecall   the same over full and partial matches together, as a reader meets them.
 * precision     right or harmless ones in the first min(10, right ones, full matches) places; null without any.
 * isRightFirst  the first full match is one of the best, or a right one where none is better.
 * hasForbidden  something forbidden came back, in full or in part.
 * isEmptyRight  for nothing on offer: no full match.
 * isOrdered     the right ones among the first ten come in the order asked for.
 * hasChips      everything that must be said as understood is said.
 */
export interface AnswerScore {
  readonly recall: number | null;
  readonly shownRecall: number | null;
  readonly precision: number | null;
  readonly isRightFirst: boolean | null;
  readonly hasForbidden: boolean;
  readonly isEmptyRight: boolean | null;
  readonly isOrdered: boolean | null;
  readonly hasChips: boolean | null;
}

/** Judges one response; `market` is every listing that could be returned. */
export function scoreAnswer(query: JudgedQuery, answer: SearchAnswer, market: readonly JudgedListing[]): AnswerScore {
  const { full, partial } = answer;
  const isSought = query.right.length > 0;
  const rightCount = market.filter((listing) => matchesAny(query.right, listing)).length;
  const first = full[0];
  return {
    recall: isSought ? recallOf(query, full, rightCount) : null,
    shownRecall: isSought ? recallOf(query, [...full, ...partial], rightCount) : null,
    precision: isSought ? precisionOf(query, full, rightCount) : null,
    isRightFirst: isSought ? first !== undefined && matchesAny(firstRules(query), first) : null,
    hasForbidden: [...full, ...partial].some((listing) => matchesAny(query.forbidden, listing)),
    isEmptyRight: isSought ? null : full.length === 0,
    isOrdered: query.order && isOrdered(query, query.order, full),
    hasChips: query.chips.length === 0 ? null : query.chips.every((chip) => isSaid(chip, answer.chips)),
  };
}

function firstRules({ best, right }: JudgedQuery) {
  return best.length > 0 ? best : right;
}

function recallOf(query: JudgedQuery, shown: readonly JudgedListing[], rightCount: number): number {
  const found = shown.slice(0, GLANCE).filter((listing) => matchesAny(query.right, listing));
  return new Set(found.map(({ key }) => key)).size / Math.min(GLANCE, rightCount);
}

function precisionOf(query: JudgedQuery, full: readonly JudgedListing[], rightCount: number): number | null {
  const places = full.slice(0, Math.min(GLANCE, rightCount));
  const harmless = [...query.right, ...query.best, ...query.may];
  return places.length === 0 ? null : places.filter((listing) => matchesAny(harmless, listing)).length / places.length;
}

/** Differences up to a kilometre do not count as an order. */
const DISTANCE_TOLERANCE_KM = 1;

function isOrdered(query: JudgedQuery, order: QueryOrder, full: readonly JudgedListing[]): boolean {
  const right = full.slice(0, GLANCE).filter((listing) => matchesAny(query.right, listing));
  const values = right.map((listing) =>
    order.by === 'price' ? (listing.priceMinor ?? Number.POSITIVE_INFINITY) : distanceKm(order.from, listing),
  );
  const tolerance = order.by === 'price' ? 0 : DISTANCE_TOLERANCE_KM;
  return values.every((value, index) => index === 0 || value + tolerance >= (values[index - 1] as number));
}

/** A missing property may be shown as a feature or as an exclusion. */
function isSaid(chip: ChipKind, said: readonly ChipKind[]): boolean {
  const alike: readonly ChipKind[] = chip === 'feature' || chip === 'not' ? ['feature', 'not'] : [chip];
  return alike.some((each) => said.includes(each));
}

/**
 * Means over several queries, each over those that ask for it; null where none does.
 *
 * forbidden  the share of answers in which something forbidden came back.
 */
export interface ScoreTotals {
  readonly queries: number;
  readonly recall: number | null;
  readonly shownRecall: number | null;
  readonly precision: number | null;
  readonly rightFirst: number | null;
  readonly forbidden: number | null;
  readonly emptyRight: number | null;
  readonly ordered: number | null;
  readonly chips: number | null;
}

/** One judged response, ready to be aggregated. */
export interface Judged {
  readonly query: JudgedQuery;
  readonly score: AnswerScore;
}

/** Totals of each half, over all queries and by class. */
export function totalScores(
  judged: readonly Judged[],
): Record<Half, { readonly all: ScoreTotals; readonly byClass: Record<QueryClass, ScoreTotals> }> {
  const ofHalf = (half: Half) => {
    const mine = judged.filter(({ query }) => halfOf(query) === half);
    const byClass = Object.fromEntries(
      QUERY_CLASSES.map((name) => [name, totalsOf(mine.filter(({ query }) => query.class === name))]),
    ) as Record<QueryClass, ScoreTotals>;
    return { all: totalsOf(mine), byClass };
  };
  const [tuning, heldOut] = HALVES;
  return { [tuning]: ofHalf(tuning), [heldOut]: ofHalf(heldOut) };
}

function totalsOf(judged: readonly Judged[]): ScoreTotals {
  const mean = (name: keyof AnswerScore) => meanOf(judged.map(({ score }) => score[name]));
  return {
    queries: judged.length,
    recall: mean('recall'),
    shownRecall: mean('shownRecall'),
    precision: mean('precision'),
    rightFirst: mean('isRightFirst'),
    forbidden: mean('hasForbidden'),
    emptyRight: mean('isEmptyRight'),
    ordered: mean('isOrdered'),
    chips: mean('hasChips'),
  };
}

function meanOf(values: readonly (number | boolean | null)[]): number | null {
  const known = values.filter((value) => value !== null).map(Number);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
