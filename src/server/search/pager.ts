import { QUANTITIES, type Quantity } from '#kinds/define-kind.ts';
import { boundsOf, type Filter } from './filter.ts';
import { chordOfMetres, leastDistanceM, metresOfChord, type Point, squaredChord } from './geo.ts';
import { collectNarrowed } from './match.ts';
import type { IndexParts, Match } from './matcher.ts';
import type { OrderedSlots } from './ordered-slots.ts';
import { type Compare, compareTurn, type StoredOrder } from './orders.ts';
import { type Degree, placesOf } from './paid-places.ts';
import { compareRanking, type Ranking, rankingOf, type StoredRanking } from './rankings.ts';
import { gatherMostRelevant } from './relevance.ts';
import { gatherHighest, selectPage } from './selection.ts';
import { type SlotSet, sampledSize } from './slot-set.ts';
import type { KindOrders } from './sources.ts';
import { MAX_TOTAL, type SearchQuery } from './types.ts';

type Page = Pick<SearchQuery, 'offset' | 'limit'>;

const DEGREES = [0, 1, 2] as const;
const WEEK_MS = 7 * 86_400_000;
/** For `soon_near`, one week until the start weighs as much as 50 km. */
const METRES_PER_WEEK = 50_000;
/** The distance assumed for a listing without coordinates. */
const UNKNOWN_DISTANCE_M = 300_000;

/** Along an order, so many steps take as long as collecting one more listing. */
const STEPS_PER_LISTING = 2;
/** From this number of listings on, those of the buckets with the page are selected first. */
const MANY = 128;

/** Sorts the listings of a match and returns one page of them. */
export class Pager {
  readonly #parts: IndexParts;

  constructor(parts: IndexParts) {
    this.#parts = parts;
  }

  /**
   * The slots of the page that a query asks for. A match that was cut off at `MAX_TOTAL` is so dense that filtering a
   * stored order until the page is full is faster than collecting all matches.
   */
  page(query: SearchQuery, match: Match): number[] {
    if (query.limit <= 0) return [];
    const orders = this.#parts.orders.get(query.kind) as KindOrders;
    const ranking = rankingOf(query, match.isScored, orders);
    if (ranking.by === 'promotion') return this.#pageOfDegrees(query, match, orders);
    if (match.isScored || match.count <= MAX_TOTAL || ranking.by === 'soon_near')
      return this.#pageOfMatch(query, match, ranking, orders);
    if (ranking.by === 'distance') return this.#pageOfNearest(query, ranking.descending, match.filter);
    return this.#pageOfOrder(query, ranking as StoredRanking, orders, match.filter);
  }

  /** The rounded distance in metres from a place to a listing; null for a listing without coordinates. */
  distanceM(slot: number, origin: Point): number | null {
    const squared = this.#chord(slot, origin);
    return Number.isNaN(squared) ? null : Math.round(metresOfChord(squared));
  }

  #pageOfMatch({ offset, limit }: SearchQuery, match: Match, ranking: Ranking, orders: KindOrders): number[] {
    const { count, filter } = match;
    const { columns, scratch } = this.#parts;
    const compare = compareRanking(ranking, columns, scratch);
    if (isStored(ranking)) {
      const order = orders.get(ranking.by) as OrderedSlots;
      return pageAmong(scratch.slots, count, { offset, limit }, order, ranking.descending, compare);
    }
    if (ranking.by === 'distance') this.#measure(0, count, filter.origin as Point);
    if (ranking.by === 'soon_near') this.#weigh(count, filter);
    const likely = ranking.by === 'relevance' ? this.#gather(match, offset + limit) : count;
    return selectPage(scratch.slots, likely, { offset, limit }, compare);
  }

  #gather({ count, parts }: Match, wanted: number): number {
    const { columns, scratch } = this.#parts;
    if (parts) return gatherMostRelevant(parts, count, wanted, scratch, columns);
    return gatherHighest(scratch.slots, count, wanted, scratch.score);
  }

  // The listings of each degree are sorted separately, and `placesOf` distributes them over the page.
  #pageOfDegrees({ offset, limit }: SearchQuery, match: Match, orders: KindOrders): number[] {
    const end = offset + limit;
    const order = orders.get('promotion') as OrderedSlots;
    const isCut = !match.isScored && match.count > MAX_TOTAL;
    const dense = isCut ? this.#denseSet(match.filter, end) : null;
    const count = isCut && !dense ? this.#collectAll(match.filter) : match.count;
    const degrees = dense
      ? DEGREES.map((degree) => firstOfDegree(degree, end, order, dense.set))
      : this.#partByDegree(count);
    const [basic, promoted, highlighted] = degrees.map(({ length }) => length) as [number, number, number];
    const places = placesOf({ offset, limit }, { 0: basic, 1: promoted, 2: highlighted });
    const compare = compareTurn(this.#parts.columns);
    const pages = degrees.map((slots, degree) => {
      const own = places.filter((place) => place.degree === degree);
      const page = { offset: own[0]?.at ?? 0, limit: own.length };
      if (dense) return slots.subarray(page.offset, page.offset + page.limit).values();
      return pageAmong(slots, slots.length, page, order, false, compare).values();
    });
    return places.map(({ degree }) => pages[degree]?.next().value as number);
  }

  #partByDegree(count: number): Uint32Array[] {
    const { slots } = this.#parts.scratch;
    const { promotion } = this.#parts.columns;
    const sizes = [0, 0, 0];
    for (let i = 0; i < count; i++) (sizes[promotion[slots[i] as number] as Degree] as number)++;
    const degrees = sizes.map((size) => new Uint32Array(size));
    sizes.fill(0);
    for (let i = 0; i < count; i++) {
      const slot = slots[i] as number;
      const degree = promotion[slot] as Degree;
      (degrees[degree] as Uint32Array)[(sizes[degree] as number)++] = slot;
    }
    return degrees;
  }

  #pageOfOrder(query: SearchQuery, ranking: StoredRanking, orders: KindOrders, filter: Filter): number[] {
    const { offset, limit } = query;
    const { columns, scratch } = this.#parts;
    const { by, descending } = ranking;
    const order = orders.get(by) as OrderedSlots;
    const compare = compareRanking(ranking, columns, scratch);
    const dense = this.#denseSet(filter, offset + limit);
    const bounds = isQuantity(by) ? boundsOf(query[by]) : undefined;
    const { start, end } = bounds ? order.runBetween(bounds.from, bounds.to) : order.run();
    const ends = { offset, end: offset + limit };
    const found = dense && order.walk(dense.set, ends, descending, dense.patience, { from: start, to: end });
    if (!found)
      return pageAmong(scratch.slots, this.#collectAll(filter), { offset, limit }, order, descending, compare);
    return selectPage(found.slots, found.slots.length, { offset: offset - found.before, limit }, compare);
  }

  /**
   * The set of a filter if it is so dense that the first `wanted` of an order are found sooner by walking along the
   * order than by collecting all, and for how many steps that is so.
   */
  #denseSet(filter: Filter, wanted: number): { set: SlotSet; patience: number } | null {
    const set = filter.besides.length === 0 ? filter.narrowed(Number.POSITIVE_INFINITY) : null;
    if (!set) return null;
    const { size } = this.#parts.columns;
    const count = sampledSize(set);
    const patience = (size >>> 5) + STEPS_PER_LISTING * count;
    return wanted * size < patience * count ? { set, patience: 2 * patience } : null;
  }

  /** Collects all listings that pass a filter. @returns their number. */
  #collectAll(filter: Filter): number {
    const set = filter.narrowed(Number.POSITIVE_INFINITY) as SlotSet;
    return collectNarrowed(set, [], filter, this.#parts.scratch.slots, Number.POSITIVE_INFINITY);
  }

  // Reads the grid cells, nearest first, until enough listings are nearer than any place of the next cell. A descending
  // order reads all cells, but nobody asks for one.
  #pageOfNearest({ offset, limit }: SearchQuery, descending: boolean, filter: Filter): number[] {
    const { columns, scratch } = this.#parts;
    const wanted = offset + limit;
    let count = 0;
    for (const { list, leastM } of this.#corners(filter.origin as Point)) {
      if (!descending && count >= wanted && this.#countWithin(leastM, count) >= wanted) break;
      count = this.#take(list, count, filter);
    }
    const compare = compareRanking({ by: 'distance', descending }, columns, scratch);
    return selectPage(scratch.slots, count, { offset, limit }, compare);
  }

  #corners(origin: Point): { list: number; leastM: number }[] {
    const { groups } = this.#parts;
    const corners = Array.from(groups.cells(), (cell) => ({ list: cell.list, leastM: leastDistanceM(cell, origin) }));
    corners.sort((a, b) => a.leastM - b.leastM);
    return [...corners, { list: groups.nowhere, leastM: Number.POSITIVE_INFINITY }];
  }

  #take(list: number, count: number, filter: Filter): number {
    const { groups, scratch } = this.#parts;
    const { data, start, end, shift } = groups.postings.run(list);
    let total = count;
    for (let i = start; i < end; i++) {
      const slot = (data[i] as number) >>> shift;
      if (filter.matches(slot)) scratch.slots[total++] = slot;
    }
    this.#measure(count, total, filter.origin as Point);
    return total;
  }

  #measure(from: number, to: number, [ox, oy, oz]: Point): void {
    const { slots, score } = this.#parts.scratch;
    const { x, y, z } = this.#parts.columns;
    for (let i = from; i < to; i++) {
      const slot = slots[i] as number;
      score[slot] = ((x[slot] as number) - ox) ** 2 + ((y[slot] as number) - oy) ** 2 + ((z[slot] as number) - oz) ** 2;
    }
  }

  #weigh(count: number, { origin, nowMs }: Filter): void {
    const { columns, scratch } = this.#parts;
    for (let i = 0; i < count; i++) {
      const slot = scratch.slots[i] as number;
      const wait = Math.max(0, (columns.startsAt[slot] as number) - nowMs);
      const metres = origin ? (this.distanceM(slot, origin) ?? UNKNOWN_DISTANCE_M) : 0;
      scratch.score[slot] = wait / WEEK_MS + metres / METRES_PER_WEEK;
    }
  }

  #chord(slot: number, origin: Point): number {
    const { x, y, z } = this.#parts.columns;
    return squaredChord([x[slot] as number, y[slot] as number, z[slot] as number], origin);
  }

  #countWithin(metres: number, count: number): number {
    const { slots, score } = this.#parts.scratch;
    const limit = chordOfMetres(metres);
    let within = 0;
    for (let i = 0; i < count; i++) if ((score[slots[i] as number] as number) <= limit) within++;
    return within;
  }
}

function isStored(ranking: Ranking): ranking is StoredRanking {
  return ranking.by !== 'relevance' && ranking.by !== 'distance' && ranking.by !== 'soon_near';
}

function isQuantity(order: StoredOrder): order is Quantity {
  return (QUANTITIES as readonly string[]).includes(order);
}

/** One page of `slots[0 .. count)` in a stored order. */
function pageAmong(
  slots: Uint32Array,
  count: number,
  { offset, limit }: Page,
  order: OrderedSlots,
  descending: boolean,
  compare: Compare,
): number[] {
  if (count < MANY) return selectPage(slots, count, { offset, limit }, compare);
  const found = order.among(slots, count, { offset, end: offset + limit }, descending);
  return selectPage(found.slots, found.slots.length, { offset: offset - found.before, limit }, compare);
}

/** The first `wanted` listings of a degree that are in a set, in order. */
function firstOfDegree(degree: Degree, wanted: number, order: OrderedSlots, { words }: SlotSet): Uint32Array {
  const { data, start, end } = order.runBetween(degree, degree);
  const slots = new Uint32Array(Math.min(wanted, end - start));
  let count = 0;
  for (let i = start; i < end && count < wanted; i++) {
    const slot = data[i] as number;
    if (((words[slot >>> 5] as number) & (1 << (slot & 31))) !== 0) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}
