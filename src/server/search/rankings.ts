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
 * The order of results: by relevance, by distance, by distance and time until the start together, or a stored order.
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
 * The order of a query. One that is impossible (distance without a place, relevance without words) becomes the default
 * order of the kind.
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
 * Compares slots by a ranking. `scratch.score` must hold the scores for `relevance`, the squared chords for `distance`,
 * and the weighted sums for `soon_near`.
 */
export function compareRanking(ranking: Ranking, columns: Columns, scratch: Scratch): Compare {
  const age = compareAge(columns);
  if (ranking.by === 'relevance')
    return compareBy(scratch.score, true, compareBy(columns.promotion, true, compareTurn(columns)));
  if (ranking.by === 'soon_near') return compareBy(scratch.score, false, age);
  if (ranking.by === 'distance') return compareBy(scratch.score, ranking.descending, age);
  return compareBy(keysOf(columns, ranking.by), ranking.descending, tieOf(ranking.by, columns));
}
