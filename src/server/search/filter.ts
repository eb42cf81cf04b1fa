import { polishDay } from '#contract/values/polish-time.ts';
import { QUANTITIES } from '#kinds/define-kind.ts';
import { KIND_IDS } from '#kinds/index.ts';
import { areaTest } from './area.ts';
import type { Columns } from './columns.ts';
import { chordOfMetres, leastDistanceM, mostDistanceM, type Point, pointOnSphere } from './geo.ts';
import { type Groups, TAG_WORD_COUNT, tagNumber } from './groups.ts';
import type { KeptSets } from './kept-sets.ts';
import type { SlotSet } from './slot-set.ts';
import type { KindOrders } from './sources.ts';
import type { AmountRange, SearchQuery } from './types.ts';
import { isOnWeekday } from './understanding/dates.ts';
import type { VisibleSlots } from './visible-slots.ts';

/** The conditions of a query except its words. */
export interface Filter {
  /** Whether the listing of a live slot is of the right kind, visible and within all limits. */
  matches(slot: number): boolean;
  /**
   * All matches as a bitmap, for callers that would otherwise call `matches` for `expected` listings; null when
   * calling it is faster. Once the bitmap exists, `matches` reads it. Read-only, and invalid after the next
   * change of the index.
   */
  narrowed(expected: number): SlotSet | null;
  /** What a slot of the narrowed bitmap must pass as well. */
  readonly besides: readonly Condition[];
  /** The place from which distances are measured; null without one. */
  readonly origin: Point | null;
  /** The moment at which listings must be visible. */
  readonly nowMs: number;
}

/** A test of slots, and a bitmap of those that pass; the bitmap is null while testing is faster. */
export interface Condition {
  passes(slot: number): boolean;
  set(): SlotSet | null;
}

/** The parts of an index that filters read. */
export interface FilterParts {
  readonly columns: Columns;
  readonly groups: Groups;
  readonly orders: ReadonlyMap<SearchQuery['kind'], KindOrders>;
  readonly visible: VisibleSlots;
  readonly sets: KeptSets;
}

type Test = (slot: number) => boolean;

/**
 * One condition of a query.
 *
 * key     identifies everything the test depends on; present when the bitmap of the limit is worth caching.
 * fill    adds the existing slots that pass to the bitmap, faster than testing each.
 * narrow  removes the slots that do not pass from a bitmap; for limits without a cached bitmap.
 */
interface Limit {
  readonly test: Test;
  readonly key?: string;
  readonly fill?: (set: SlotSet) => void;
  readonly narrow?: (set: SlotSet) => void;
}

/**
 * A bitmap costs one step per 32 slots and limit. With more than this many slots per tested listing, testing is faster.
 */
const SLOTS_PER_QUESTION = 256;

/**
 * Creates the filter of a query. The conditions of nearly every query are tested inline, the others by a list of tests.
 */
export function makeFilter(query: SearchQuery, nowMs: number, parts: FilterParts): Filter {
  const { columns, groups, sets, visible } = parts;
  const origin = query.near ? pointOnSphere(query.near.lat, query.near.lng) : null;
  const kind = KIND_IDS.indexOf(query.kind);
  const { excludeId } = query;
  const isCategoryAllowed = allowedCategories(query, groups);
  const limits = limitsOf(query, nowMs, origin, parts);
  const tests = limits.map(({ test }) => test);
  const { id, kind: kinds, visibleUntil, category } = columns;
  let found: SlotSet | null = null;
  const matches = (slot: number): boolean => {
    if (excludeId !== undefined && id[slot] === excludeId) return false;
    if (found !== null) return found.has(slot);
    if (kinds[slot] !== kind || !((visibleUntil[slot] as number) > nowMs)) return false;
    if (isCategoryAllowed !== null && isCategoryAllowed[category[slot] as number] === 0) return false;
    for (let i = 0; i < tests.length; i++) if (!(tests[i] as Test)(slot)) return false;
    return true;
  };
  const narrowed = (expected: number): SlotSet | null => {
    if (found !== null || expected * SLOTS_PER_QUESTION < columns.size) return found;
    const all = visible.at(nowMs, kind);
    const key = `${visible.version} ${kind} ${checkedKey(query, nowMs)}${answerKey(query)}`;
    const category = categoryLimit(query, isCategoryAllowed, parts);
    found = sets.findAnswer(key) ?? narrow(sets.copyAsAnswer(key, all), [...category, ...limits], sets);
    return found;
  };
  const besides =
    excludeId === undefined ? [] : [{ passes: (slot: number) => id[slot] !== excludeId, set: () => null }];
  return { matches, narrowed, besides, origin, nowMs };
}

/** The filter less the slots of a bitmap. */
export function without(slots: SlotSet, filter: Filter): Filter {
  const passes = (slot: number) => !slots.has(slot);
  const matches = (slot: number) => passes(slot) && filter.matches(slot);
  return { ...filter, matches, besides: [...filter.besides, { passes, set: () => null }] };
}

// Documents expire at midnight in Poland.
function checkedKey({ checkedDocuments }: SearchQuery, nowMs: number): string {
  return checkedDocuments ? `${polishDay(nowMs)} ` : '';
}

// Everything the matches depend on: not the words, the order or the page.
function answerKey(query: SearchQuery): string {
  const { kind: _kind, words: _words, sort: _sort, offset: _offset, limit: _limit, excludeId: _id, ...asked } = query;
  return JSON.stringify({ ...asked, near: asked.near?.radiusM == null ? undefined : asked.near });
}

function narrow(set: SlotSet, limits: readonly Limit[], sets: KeptSets): SlotSet {
  for (const { key, test, fill, narrow } of limits) {
    if (key !== undefined) set.intersection(sets.ofLimit(key, test, fill));
    else if (narrow) narrow(set);
    else for (const slot of set) if (!test(slot)) set.remove(slot);
  }
  return set;
}

function limitsOf(query: SearchQuery, nowMs: number, origin: Point | null, parts: FilterParts): Limit[] {
  const { columns, groups } = parts;
  const orders = parts.orders.get(query.kind);
  const { sellerId, home } = query;
  return [
    sellerId === undefined ? null : sellerLimit(sellerId, columns, groups),
    ...tagLimits(query, columns, groups),
    query.delivery?.length ? anyTagLimit(query.kind, query.delivery, columns, groups) : null,
    ...QUANTITIES.map((quantity) => rangeLimit(quantity, query[quantity], columns, orders)),
    // Not cached, because its matches change with time alone.
    query.checkedDocuments ? { test: (slot: number) => (columns.checkedUntil[slot] as number) > nowMs } : null,
    query.withPicture ? { key: 'picture', test: (slot: number) => columns.hasPicture[slot] === 1 } : null,
    home === undefined ? null : { key: `home ${home}`, test: (slot: number) => columns.home[slot] === home },
    query.weekdays ? weekdayLimit(query.weekdays, columns) : null,
    query.startsBeforeMs === undefined ? null : { test: isBelow(columns.startsAt, query.startsBeforeMs) },
    query.endsAfterMs === undefined ? null : { test: atLeast(columns.endsAt, query.endsAfterMs) },
    origin && query.near?.radiusM != null ? radiusLimit(columns, groups, origin, query.near.radiusM) : null,
    query.area ? { key: `area ${JSON.stringify(query.area)}`, test: areaTest(query.area, columns) } : null,
  ].filter((limit) => limit !== null);
}

// Indexed by category number; 0 is the number of a listing without a category.
function allowedCategories({ categoryIds }: SearchQuery, groups: Groups): Uint8Array | null {
  if (!categoryIds) return null;
  const isAllowed = new Uint8Array(groups.categoryIds.length);
  for (const id of categoryIds) isAllowed[groups.findCategory(id)?.number ?? 0] = 1;
  isAllowed[0] = 0;
  return isAllowed;
}

function categoryLimit({ categoryIds }: SearchQuery, isAllowed: Uint8Array | null, parts: FilterParts): Limit[] {
  if (!categoryIds || !isAllowed) return [];
  const { category } = parts.columns;
  const lists = categoryIds.map((id) => parts.groups.findCategory(id)?.list);
  return [
    {
      key: `category ${categoryIds.join()}`,
      // A category created after this query has a number beyond the array.
      test: (slot) => (isAllowed[category[slot] as number] ?? 0) !== 0,
      fill: addLists(lists, parts.groups),
    },
  ];
}

function sellerLimit(sellerId: number, columns: Columns, groups: Groups): Limit {
  return {
    key: `seller ${sellerId}`,
    test: (slot) => columns.sellerId[slot] === sellerId,
    fill: addLists([groups.findSeller(sellerId)], groups),
  };
}

function tagLimits({ kind, tags, tagMatch }: SearchQuery, columns: Columns, groups: Groups): Limit[] {
  if (!tags || tags.length === 0) return [];
  if (tagMatch === 'all') return tags.map((tag) => anyTagLimit(kind, [tag], columns, groups));
  return [anyTagLimit(kind, tags, columns, groups)];
}

function anyTagLimit(
  kind: SearchQuery['kind'],
  tags: readonly string[],
  columns: Columns,
  groups: Groups,
): Limit & { readonly key: string } {
  const words = [...traitBits(kind, tags).entries()].filter(([, bits]) => bits !== 0);
  const number = KIND_IDS.indexOf(kind);
  return {
    key: `tags ${kind} ${tags.join()}`,
    test: (slot) =>
      columns.kind[slot] === number &&
      words.some(([word, bits]) => (((columns.tags[word] as Uint32Array)[slot] as number) & bits) !== 0),
    fill: addLists(
      tags.map((tag) => groups.findTag(kind, tag)),
      groups,
    ),
  };
}

function addLists(lists: readonly (number | undefined)[], groups: Groups): (set: SlotSet) => void {
  return (set) => {
    for (const list of lists) {
      if (list === undefined) continue;
      const { data, start, end, shift } = groups.postings.run(list);
      for (let i = start; i < end; i++) set.add((data[i] as number) >>> shift);
    }
  };
}

/** The tags and delivery options of a kind as bits, 32 per number; unknown ones are ignored. */
export function traitBits(kind: SearchQuery['kind'], traits: readonly string[]): number[] {
  const words = new Array<number>(TAG_WORD_COUNT).fill(0);
  for (const trait of traits) {
    const number = tagNumber(kind, trait);
    if (number !== undefined) words[number >> 5] = (words[number >> 5] as number) | (1 << (number & 31));
  }
  return words;
}

/** The bounds of a range; undefined when both ends are open, because then it does not filter. */
export function boundsOf(range: AmountRange | undefined): { from: number; to: number } | undefined {
  if (!range || (range.from === undefined && range.to === undefined)) return undefined;
  return { from: range.from ?? Number.NEGATIVE_INFINITY, to: range.to ?? Number.POSITIVE_INFINITY };
}

function rangeLimit(
  quantity: (typeof QUANTITIES)[number],
  range: AmountRange | undefined,
  columns: Columns,
  orders: KindOrders | undefined,
): Limit | null {
  const bounds = boundsOf(range);
  if (!bounds) return null;
  const { from, to } = bounds;
  const column = columns[quantity];
  const order = orders?.get(quantity);
  return {
    test: (slot) => (column[slot] as number) >= from && (column[slot] as number) <= to,
    ...(order && { narrow: (set) => order.keepBetween(set, from, to) }),
  };
}

function radiusLimit({ x, y, z }: Columns, groups: Groups, origin: Point, radiusM: number): Limit {
  const [ox, oy, oz] = origin;
  const limit = chordOfMetres(radiusM);
  const test = (slot: number) =>
    ((x[slot] as number) - ox) ** 2 + ((y[slot] as number) - oy) ** 2 + ((z[slot] as number) - oz) ** 2 <= limit;
  return {
    key: `within ${radiusM} of ${origin.join()}`,
    test,
    fill: (set) => {
      for (const cell of groups.cells()) {
        if (leastDistanceM(cell, origin) > radiusM) continue;
        const isWithin = mostDistanceM(cell, origin) <= radiusM;
        const { data, start, end, shift } = groups.postings.run(cell.list);
        for (let i = start; i < end; i++) {
          const slot = (data[i] as number) >>> shift;
          if (isWithin || test(slot)) set.add(slot);
        }
      }
    },
  };
}

function weekdayLimit(weekdays: readonly number[], { startsAt, endsAt }: Columns): Limit {
  return {
    key: `weekdays ${weekdays.join()}`,
    test: (slot) => isOnWeekday(weekdays, startsAt[slot] as number, endsAt[slot] as number),
  };
}

function atLeast(column: Float64Array, value: number): Test {
  return (slot) => (column[slot] as number) >= value;
}

function isBelow(column: Float64Array, value: number): Test {
  return (slot) => (column[slot] as number) < value;
}
