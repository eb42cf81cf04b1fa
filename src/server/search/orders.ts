import type { Kind, Quantity, SortAttribute } from '#kinds/define-kind.ts';
import { placeInTurn } from '#kinds/rotation.ts';
import type { Columns } from './columns.ts';

/** Tells which of two slots comes first: negative when the first does. Never 0 for two listings. */
export type Compare = (a: number, b: number) => number;

/**
 * The orders that are kept at hand; the others (relevance, distance) are made for one query. Those by a quantity also
 * tell at once which listings lie within a range of it.
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

/** The order by an attribute, if it is one that is kept at hand. */
export function storedOrderOf(attribute: SortAttribute): StoredOrder | null {
  return BY_ATTRIBUTE[attribute];
}

/** The order of a list that nobody ordered. */
export function defaultOrderOf(kind: Kind): { by: StoredOrder; descending: boolean } {
  if (kind.capabilities.schedule) return { by: 'starts_at', descending: false };
  return kind.capabilities.promotion ? { by: 'promotion', descending: true } : { by: 'created_at', descending: true };
}

/** The orders that lists of the kind are asked for in, and the quantities they are filtered by. */
export function ordersOf(kind: Kind): StoredOrder[] {
  const asked = kind.sorts.map((sort) => storedOrderOf(sort.replace('-', '') as SortAttribute));
  const needed = asked.filter((order) => order !== null);
  return [...new Set(['created_at' as const, defaultOrderOf(kind).by, ...needed, ...kind.quantities])];
}

/** The column that an order goes by. */
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

/** Newest first; of two from the same moment the higher id first. */
export function compareAge(columns: Columns): Compare {
  const { createdAt, id } = columns;
  return (a, b) => (createdAt[b] as number) - (createdAt[a] as number) || (id[b] as number) - (id[a] as number);
}

/** Among listings of one degree of promotion: the promoted take turns, the others by age. */
export function compareTurn(columns: Columns): Compare {
  const { id, promotion, turn } = columns;
  const age = compareAge(columns);
  return (a, b) => {
    if (promotion[a] === 0 || promotion[b] === 0) return age(a, b);
    return placeInTurn(id[a] as number, turn) - placeInTurn(id[b] as number, turn) || age(a, b);
  };
}

/** What decides between listings that are equal in an order. */
export function tieOf(order: StoredOrder, columns: Columns): Compare {
  return order === 'promotion' ? compareTurn(columns) : compareAge(columns);
}

/** By the values of a column, those without a value last in both directions. */
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
