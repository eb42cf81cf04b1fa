import type { Kind, Quantity, SortAttribute } from '#kinds/define-kind.ts';
import { placeInTurn } from '#kinds/rotation.ts';
import type { Columns } from './columns.ts';

/** Compares two slots: negative if the first one comes first. Never 0 for two listings. */
export type Compare = (a: number, b: number) => number;

/**
 * The orders that are kept sorted; relevance and distance are sorted per query. The orders by a quantity also answer
 * range filters.
 */
export type StoredOrder = Quantity | 'promotion' | 'created_at' | 'avg_rating' | 'avg_rating_count' | 'starts_at';

const BY_ATTRIBUTE = {
  created_at: 'created_at',
  price: 'price',
  avg_rating: 'avg_rating',
  avg_rating_count: 'avg_rating_count',
  starts_at: 'starts_at',
  distance: null,
  relevance: null,
} as const satisfies Record<SortAttribute, StoredOrder | null>;

/** The stored order by an attribute; null if there is none. */
export function storedOrderOf(attribute: SortAttribute): StoredOrder | null {
  return BY_ATTRIBUTE[attribute];
}

/** The default order of a list. */
export function defaultOrderOf(kind: Kind): { by: StoredOrder; descending: boolean } {
  if (kind.capabilities.schedule) return { by: 'starts_at', descending: false };
  return kind.capabilities.promotion ? { by: 'promotion', descending: true } : { by: 'created_at', descending: true };
}

/** The stored orders that a kind needs: for sorting, and for filters by quantity. */
export function ordersOf(kind: Kind): StoredOrder[] {
  const asked = kind.sorts.map((sort) => storedOrderOf(sort.replace('-', '') as SortAttribute));
  const needed = asked.filter((order) => order !== null);
  return [...new Set(['created_at' as const, defaultOrderOf(kind).by, ...needed, ...kind.quantities])];
}

/** The column that an order sorts by. */
export function keysOf(columns: Columns, order: StoredOrder): Float64Array | Float32Array | Uint32Array | Uint8Array {
  switch (order) {
    case 'promotion':
      return columns.promotion;
    case 'created_at':
      return columns.createdAt;
    case 'price':
    case 'pieces':
    case 'weight':
    case 'volume':
      return columns[order];
    case 'avg_rating':
      return columns.rating;
    case 'avg_rating_count':
      return columns.ratingCount;
    case 'starts_at':
      return columns.startsAt;
  }
}

/** Newest first; with equal timestamps, the higher id first. */
export function compareAge(columns: Columns): Compare {
  const { createdAt, id } = columns;
  return (a, b) => (createdAt[b] as number) - (createdAt[a] as number) || (id[b] as number) - (id[a] as number);
}

/** Within one degree of promotion: promoted listings by their place in the rotation, others by age. */
export function compareTurn(columns: Columns): Compare {
  const { id, promotion, turn } = columns;
  const age = compareAge(columns);
  return (a, b) => {
    if (promotion[a] === 0 || promotion[b] === 0) return age(a, b);
    return placeInTurn(id[a] as number, turn) - placeInTurn(id[b] as number, turn) || age(a, b);
  };
}

/** The tie-breaker of an order. */
export function tieOf(order: StoredOrder, columns: Columns): Compare {
  return order === 'promotion' ? compareTurn(columns) : compareAge(columns);
}

/** By the values of a column; missing values come last in both directions. */
export function compareBy(keys: ArrayLike<number>, descending: boolean, tie: Compare): Compare {
  const sign = descending ? -1 : 1;
  return (a, b) => {
    const x = keys[a] as number;
    const y = keys[b] as number;
    if (x === y) return tie(a, b);
    if (x < y) return -sign;
    if (x > y) return sign;
    const missing = Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return missing || tie(a, b);
  };
}
