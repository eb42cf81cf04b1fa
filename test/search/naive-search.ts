import { getKind } from '#kinds/index.ts';
import { placeInTurn, turnOf } from '#kinds/rotation.ts';
import type { AmountRange, SearchDoc, SearchQuery } from '#server/search/types.ts';

/** For tests: filters and orders in their simplest form, to compare the index with. */
export class NaiveSearch {
  readonly #live = new Map<number, SearchDoc>();

  put(doc: SearchDoc): void {
    if ((this.#live.get(doc.id)?.revision ?? 0) <= doc.revision) this.#live.set(doc.id, doc);
  }

  remove(id: number): void {
    this.#live.delete(id);
  }

  search(query: SearchQuery, nowMs: number): { ids: number[]; total: number } {
    const passing = [...this.#live.values()].filter((doc) => passes(doc, query, nowMs));
    const turn = turnOf(nowMs);
    const sorted = passing.sort((a, b) => compare(a, b, query, turn));
    const mixed = orderOf(query)[0] === byPromotion ? mixDegrees(sorted) : sorted;
    return { ids: mixed.map(({ id }) => id).slice(query.offset, query.offset + query.limit), total: passing.length };
  }
}

function isTagOf(doc: SearchDoc, tag: string): boolean {
  return getKind(doc.kind).tagGroups.some((group) => group.members.includes(tag));
}

/** For tests: whether a document passes all filters of a query, ignoring its words. */
export function passes(doc: SearchDoc, query: SearchQuery, nowMs: number): boolean {
  const { tags, near } = query;
  const hasTag = (tag: string) => isTagOf(doc, tag) && doc.tags.includes(tag);
  return (
    doc.kind === query.kind &&
    (doc.visibleUntilMs ?? Number.POSITIVE_INFINITY) > nowMs &&
    (!query.categoryIds || (doc.categoryId !== null && query.categoryIds.includes(doc.categoryId))) &&
    (!tags?.length || (query.tagMatch === 'all' ? tags.every(hasTag) : tags.some(hasTag))) &&
    (!query.delivery?.length || query.delivery.some((way) => doc.delivery?.includes(way))) &&
    isWithin(doc.priceMinor, query.price) &&
    isWithin(doc.pieces, query.pieces) &&
    isWithin(doc.weightG, query.weight) &&
    isWithin(doc.volumeMl, query.volume) &&
    (near?.radiusM == null || (distanceM(doc, near) ?? Number.POSITIVE_INFINITY) <= near.radiusM) &&
    (!query.withPicture || doc.hasPicture) &&
    (!query.checkedDocuments || (doc.checkedUntilMs ?? 0) > nowMs) &&
    (query.sellerId === undefined || doc.sellerId === query.sellerId) &&
    doc.id !== query.excludeId &&
    (query.startsBeforeMs === undefined || (doc.startsAtMs !== null && doc.startsAtMs < query.startsBeforeMs)) &&
    (query.endsAfterMs === undefined || (doc.endsAtMs ?? doc.startsAtMs ?? -1) >= query.endsAfterMs) &&
    (query.home === undefined || (doc.home ?? doc.promotion) === query.home)
  );
}

function isWithin(value: number | null, range: AmountRange | undefined): boolean {
  if (range?.from === undefined && range?.to === undefined) return true;
  return value !== null && value >= (range.from ?? 0) && value <= (range.to ?? Number.POSITIVE_INFINITY);
}

/** For tests: metres by the haversine formula. */
export function distanceM(doc: SearchDoc, from: { lat: number; lng: number }): number | null {
  if (doc.lat === null || doc.lng === null) return null;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(doc.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(doc.lat)) * Math.cos(rad(from.lat)) * Math.sin(rad(doc.lng - from.lng) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

function compare(a: SearchDoc, b: SearchDoc, query: SearchQuery, turn: number): number {
  const age = b.createdAtMs - a.createdAtMs || b.id - a.id;
  const [key, descending] = orderOf(query);
  const [x, y] = [key(a), key(b)];
  if (x === null || y === null) return Number(x === null) - Number(y === null) || age;
  const byValue = descending ? y - x : x - y;
  if (byValue || key !== byPromotion) return byValue || age;
  const inTurn = placeInTurn(a.id, turn) - placeInTurn(b.id, turn);
  return (a.promotion > 0 ? inTurn : 0) || age;
}

/** Paid places are the first three and the 11th and 19th of each 24; of five of them highlighted listings have three. */
function mixDegrees(sorted: readonly SearchDoc[]): SearchDoc[] {
  const queues = ([0, 1, 2] as const).map((degree) => sorted.filter((doc) => doc.promotion === degree));
  const taken = [0, 0, 0] as [number, number, number];
  return sorted.map((_, place) => {
    const isPaidPlace = [0, 1, 2, 10, 18].includes(place % 24);
    const paid = (taken[1] + taken[2]) % 5 < 3 ? ([2, 1] as const) : ([1, 2] as const);
    const wanted = isPaidPlace ? [...paid, 0 as const] : [0 as const, ...paid];
    const degree = wanted.find((each) => queues[each]?.[taken[each]]) as 0 | 1 | 2;
    return queues[degree]?.[taken[degree]++] as SearchDoc;
  });
}

type Key = (doc: SearchDoc) => number | null;
const byPromotion: Key = (doc) => doc.promotion;

function orderOf({ kind, sort, near }: SearchQuery): [Key, boolean] {
  const { capabilities, sorts } = getKind(kind);
  if (sort?.by === 'distance' && near) return [(doc) => distanceM(doc, near), sort.descending];
  const key = sort ? KEYS[sort.by] : undefined;
  if (sort && key && (sort.by === 'created_at' || sorts.some((each) => each.replace('-', '') === sort.by)))
    return [key, sort.descending];
  if (capabilities.schedule) return [KEYS.starts_at as Key, false];
  return [byPromotion, true];
}

const KEYS: Readonly<Record<string, Key>> = {
  created_at: (doc) => doc.createdAtMs,
  price: (doc) => doc.priceMinor,
  avg_rating: (doc) => (doc.ratingCount > 0 ? Math.fround(doc.ratingAvg) : null),
  avg_rating_count: (doc) => doc.ratingCount,
  starts_at: (doc) => doc.startsAtMs,
};
