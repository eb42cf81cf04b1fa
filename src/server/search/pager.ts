import type { Filter } from './filter.ts';
import { chordOfMetres, leastDistanceM, metresOfChord, type Point, squaredChord } from './geo.ts';
import type { IndexParts, Match } from './matcher.ts';
import type { OrderedSlots } from './ordered-slots.ts';
import { compareTurn } from './orders.ts';
import { type Degree, placesOf } from './paid-places.ts';
import { compareRanking, type Ranking, rankingOf, type StoredRanking } from './rankings.ts';
import { gatherMostRelevant } from './relevance.ts';
import { gatherHighest, selectPage } from './selection.ts';
import type { KindOrders } from './sources.ts';
import { MAX_TOTAL, type SearchQuery } from './types.ts';

const DEGREES = [0, 1, 2] as const;
const WEEK_MS = 7 * 86_400_000;
/** For `soon_near`, one week until the start weighs as much as 50 km. */
const METRES_PER_WEEK = 50_000;
/** The distance assumed for a listing without coordinates. */
const UNKNOWN_DISTANCE_M = 300_000;

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
      return this.#pageOfMatch(query, match, ranking);
    if (ranking.by === 'distance') return this.#pageOfNearest(query, ranking.descending, match.filter);
    return this.#pageOfOrder(query, ranking as StoredRanking, orders, match.filter);
  }

  /** The rounded distance in metres from a place to a listing; null for a listing without coordinates. */
  distanceM(slot: number, origin: Point): number | null {
    const squared = this.#chord(slot, origin);
    return Number.isNaN(squared) ? null : Math.round(metresOfChord(squared));
  }

  #pageOfMatch({ offset, limit }: SearchQuery, match: Match, ranking: Ranking): number[] {
    const { count, filter } = match;
    const { columns, scratch } = this.#parts;
    const page = { offset, limit };
    if (ranking.by === 'distance') this.#measure(0, count, filter.origin as Point);
    if (ranking.by === 'soon_near') this.#weigh(count, filter);
    const likely = ranking.by === 'relevance' ? this.#gather(match, offset + limit) : count;
    return selectPage(scratch.slots, likely, page, compareRanking(ranking, columns, scratch));
  }

  #gather({ count, parts }: Match, wanted: number): number {
    const { columns, scratch } = this.#parts;
    if (parts) return gatherMostRelevant(parts, count, wanted, scratch, columns);
    return gatherHighest(scratch.slots, count, wanted, scratch.score);
  }

  // The listings of each degree are sorted separately, and `placesOf` distributes them over the page.
  #pageOfDegrees({ offset, limit }: SearchQuery, match: Match, orders: KindOrders): number[] {
    const end = offset + limit;
    const isWhole = match.isScored || match.count <= MAX_TOTAL;
    const degrees = isWhole
      ? this.#partByDegree(match.count)
      : DEGREES.map((degree) => this.#firstOfDegree(degree, end, orders, match.filter));
    const [basic, promoted, highlighted] = degrees.map(({ length }) => length) as [number, number, number];
    const places = placesOf({ offset, limit }, { 0: basic, 1: promoted, 2: highlighted });
    const compare = compareTurn(this.#parts.columns);
    const pages = degrees.map((slots, degree) => {
      const own = places.filter((place) => place.degree === degree);
      const page = { offset: own[0]?.at ?? 0, limit: own.length };
      return selectPage(slots, slots.length, page, compare).values();
    });
    return places.map(({ degree }) => pages[degree]?.next().value as number);
  }

  #partByDegree(count: number): Uint32Array[] {
    const { columns, scratch } = this.#parts;
    const found = scratch.slots.subarray(0, count);
    return DEGREES.map((degree) => found.filter((slot) => columns.promotion[slot] === degree));
  }

  #firstOfDegree(degree: Degree, wanted: number, orders: KindOrders, filter: Filter): Uint32Array {
    const { data, start, end } = (orders.get('promotion') as OrderedSlots).runBetween(degree, degree);
    const slots = new Uint32Array(Math.min(wanted, end - start));
    let count = 0;
    for (let i = start; i < end && count < wanted; i++) {
      const slot = data[i] as number;
      if (filter.matches(slot)) slots[count++] = slot;
    }
    return slots.subarray(0, count);
  }

  #pageOfOrder({ offset, limit }: SearchQuery, { by, descending }: StoredRanking, orders: KindOrders, filter: Filter) {
    const page: number[] = [];
    let passed = 0;
    orders.get(by)?.walk(descending, (slot) => {
      if (filter.matches(slot) && passed++ >= offset) page.push(slot);
      return page.length < limit;
    });
    return page;
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

  #measure(from: number, to: number, origin: Point): void {
    const { slots, score } = this.#parts.scratch;
    for (let i = from; i < to; i++) {
      const slot = slots[i] as number;
      score[slot] = this.#chord(slot, origin);
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
