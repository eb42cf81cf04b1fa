import { getKind } from '#kinds/index.ts';
import type { Columns } from './columns.ts';
import {
  type Compare,
  compareAge,
  compareBy,
  compareTurn,
  defaultOrderOf,
  keysOf,
  type StoredOrder,
  storedOrderOf,
  tieOf,
} from './orders.ts';
import type { Scratch } from './scratch.ts';
import type { KindOrders } from './sources.ts';
import type { SearchQuery } from './types.ts';

/**
 * The order of an answer: by the score of its words, by distance from a place, by distance and days until the start
 * together, or one of those kept at hand.
 */
export type Ranking =
  | { readonly by: 'relevance' }
  | { readonly by: 'soon_near' }
  | { readonly by: 'distance'; readonly descending: boolean }
  | StoredRanking;

export interface StoredRanking {
  readonly by: StoredOrder;
  readonly descending: boolean;
}

/**
 * The order a query asks for. What makes no sense (distance from nowhere, relevance to no words) is the default
 * order.
 */
export function rankingOf({ kind, sort, near }: SearchQuery, isScored: boolean, orders: KindOrders): Ranking {
  const usual = defaultOrderOf(getKind(kind));
  if (!sort || sort.by === 'relevance') return isScored ? { by: 'relevance' } : usual;
  if (sort.by === 'soon_near' && getKind(kind).capabilities.schedule) return { by: 'soon_near' };
  if (sort.by === 'soon_near' || sort.by === 'distance')
    return near ? { by: 'distance', descending: sort.descending } : usual;
  const by = storedOrderOf(sort.by);
  return by && orders.has(by) ? { by, descending: sort.descending } : usual;
}

/**
 * Compares slots by a ranking. By distance, `scratch.score` must hold the squares of the chords; by both, what
 * counts.
 */
export function compareRanking(ranking: Ranking, columns: Columns, scratch: Scratch): Compare {
  const age = compareAge(columns);
  if (ranking.by === 'relevance')
    return compareBy(scratch.score, true, compareBy(columns.promotion, true, compareTurn(columns)));
  if (ranking.by === 'soon_near') return compareBy(scratch.score, false, age);
  if (ranking.by === 'distance') return compareBy(scratch.score, ranking.descending, age);
  return compareBy(keysOf(columns, ranking.by), ranking.descending, tieOf(ranking.by, columns));
}
