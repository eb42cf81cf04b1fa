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

/** What a query demands of a listing besides its words. */
export interface Filter {
  /** Whether the live listing of a slot is of the kind asked for, visible, and within all limits. */
  matches(slot: number): boolean;
  /**
   * All listings that match, for callers that would otherwise ask about `expected` of them; null where asking is
   * quicker.
   * From then on `matches` looks into that set. Not to be changed, nor kept over a change of the index.
   */
  narrowed(expected: number): SlotSet | null;
  /**
   * The same as `matches` where the narrowed set holds nothing else; a filter made from this one has a `matches` of
   * its own.
   */
  readonly setMatches?: ((slot: number) => boolean) | undefined;
  /** The place that distances are measured from. */
  readonly origin: Point | null;
  /** The moment that it is about. */
  readonly nowMs: number;
}

/** The parts of an index that filters look into. */
export interface FilterParts {
  readonly columns: Columns;
  readonly groups: Groups;
  readonly orders: ReadonlyMap<SearchQuery['kind'], KindOrders>;
  readonly visible: VisibleSlots;
  readonly sets: KeptSets;
}

type Test = (slot: number) => boolean;

/**
 * One demand of a query.
 *
 * key     what says all that the test depends on, for a limit whose set is worth keeping.
 * fill    adds the slots that there are now to its set, quicker than by the test.
 * narrow  takes out of a set what does not pass, for a limit whose own set is not kept.
 */
interface Limit {
  readonly test: Test;
  readonly key?: string;
  readonly fill?: (set: SlotSet) => void;
  readonly narrow?: (set: SlotSet) => void;
}

/** A set costs a step for every 32 slots and limit: for so many slots a listing asked about, asking is quicker. */
const SLOTS_PER_QUESTION = 256;

/** Makes a query's filter. What nearly every query asks is tested in line, the rest by a list of tests. */
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
  return { matches, narrowed, setMatches: excludeId === undefined ? matches : undefined, origin, nowMs };
}

// Documents end at midnight in Poland.
function checkedKey({ checkedDocuments }: SearchQuery, nowMs: number): string {
  return checkedDocuments ? `${polishDay(nowMs)} ` : '';
}

// What the answer of a filter depends on: not the words, nor the order and the page.
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
    // No set of it is kept, as it changes with time alone.
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

// By the categories' numbers; the number of a listing without a category is 0.
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
      // A category that came first with a later listing has a number of its own that this query did not know.
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

/** All slots, dead ones too, of the listings that carry a tag. */
export function tagSet(kind: SearchQuery['kind'], tag: string, { columns, groups, sets }: FilterParts): SlotSet {
  const { key, test, fill } = anyTagLimit(kind, [tag], columns, groups);
  return sets.ofLimit(key, test, fill);
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

/** The bits of a kind's tags and ways of delivery, 32 to a word; those that it does not have are left out. */
export function traitBits(kind: SearchQuery['kind'], traits: readonly string[]): number[] {
  const words = new Array<number>(TAG_WORD_COUNT).fill(0);
  for (const trait of traits) {
    const number = tagNumber(kind, trait);
    if (number !== undefined) words[number >> 5] = (words[number >> 5] as number) | (1 << (number & 31));
  }
  return words;
}

/** The bounds of a range; undefined when both ends are open, for then nothing is asked. */
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
