import { QUANTITIES } from '#kinds/define-kind.ts';
import { KIND_IDS } from '#kinds/index.ts';
import type { Columns } from './columns.ts';
import { chordOfMetres, type Point, pointOnSphere } from './geo.ts';
import { type Groups, TAG_WORD_COUNT, tagNumber } from './groups.ts';
import type { AmountRange, SearchQuery } from './types.ts';

/** What a query demands of a listing besides its words. */
export interface Filter {
  /** Whether the live listing of a slot is of the kind asked for, visible, and within all limits. */
  matches(slot: number): boolean;
  /** The place that distances are measured from. */
  readonly origin: Point | null;
  /** The moment that it is about. */
  readonly nowMs: number;
}

type Test = (slot: number) => boolean;

/** Makes a query's filter. What nearly every query asks is tested in line, the rest by a list of tests. */
export function makeFilter(query: SearchQuery, nowMs: number, columns: Columns, groups: Groups): Filter {
  const origin = query.near ? pointOnSphere(query.near.lat, query.near.lng) : null;
  const kind = KIND_IDS.indexOf(query.kind);
  const isCategoryAllowed = allowedCategories(query, groups);
  const tests = [
    equals(columns.sellerId, query.sellerId),
    ...tagTests(query, columns),
    ...QUANTITIES.map((quantity) => within(columns[quantity], query[quantity])),
    query.withPicture ? (slot: number) => columns.hasPicture[slot] === 1 : null,
    equals(columns.promotion, query.promotion),
    query.startsBeforeMs === undefined ? null : isBelow(columns.startsAt, query.startsBeforeMs),
    atLeast(columns.endsAt, query.endsAfterMs),
    origin && query.near?.radiusM != null ? radiusTest(columns, origin, query.near.radiusM) : null,
    query.excludeId === undefined ? null : differs(columns.id, query.excludeId),
  ].filter((test) => test !== null);
  const { kind: kinds, visibleUntil, category } = columns;
  const matches = (slot: number): boolean => {
    if (kinds[slot] !== kind || !((visibleUntil[slot] as number) > nowMs)) return false;
    if (isCategoryAllowed !== null && isCategoryAllowed[category[slot] as number] === 0) return false;
    for (let i = 0; i < tests.length; i++) if (!(tests[i] as Test)(slot)) return false;
    return true;
  };
  return { matches, origin, nowMs };
}

// By the categories' numbers; the number of a listing without a category is 0.
function allowedCategories({ categoryIds }: SearchQuery, groups: Groups): Uint8Array | null {
  if (!categoryIds) return null;
  const isAllowed = new Uint8Array(groups.categoryIds.length);
  for (const id of categoryIds) isAllowed[groups.findCategory(id)?.number ?? 0] = 1;
  isAllowed[0] = 0;
  return isAllowed;
}

function tagTests({ kind, tags, tagMatch }: SearchQuery, columns: Columns): Test[] {
  if (!tags || tags.length === 0) return [];
  const numbers = tags.map((tag) => tagNumber(kind, tag));
  if (tagMatch === 'all' && numbers.includes(undefined)) return [() => false];
  const words = [...tagBits(numbers.filter((number) => number !== undefined)).entries()].filter(
    ([, bits]) => bits !== 0,
  );
  const columnOf = (word: number) => columns.tags[word] as Uint32Array;
  if (tagMatch === 'all') return words.map(([word, bits]) => hasAllBits(columnOf(word), bits));
  return [(slot) => words.some(([word, bits]) => ((columnOf(word)[slot] as number) & bits) !== 0)];
}

function hasAllBits(column: Uint32Array, bits: number): Test {
  return (slot) => ((column[slot] as number) & bits) === bits;
}

/** The bits of tag numbers, 32 to a word. */
export function tagBits(numbers: readonly number[]): number[] {
  const words = new Array<number>(TAG_WORD_COUNT).fill(0);
  for (const number of numbers) words[number >> 5] = (words[number >> 5] as number) | (1 << (number & 31));
  return words;
}

/** The bounds of a range; undefined when both ends are open, for then nothing is asked. */
export function boundsOf(range: AmountRange | undefined): { from: number; to: number } | undefined {
  if (!range || (range.from === undefined && range.to === undefined)) return undefined;
  return { from: range.from ?? Number.NEGATIVE_INFINITY, to: range.to ?? Number.POSITIVE_INFINITY };
}

function within(column: Float64Array, range: AmountRange | undefined): Test | null {
  const bounds = boundsOf(range);
  if (!bounds) return null;
  const { from, to } = bounds;
  return (slot) => (column[slot] as number) >= from && (column[slot] as number) <= to;
}

function radiusTest({ x, y, z }: Columns, [ox, oy, oz]: Point, radiusM: number): Test {
  const limit = chordOfMetres(radiusM);
  return (slot) =>
    ((x[slot] as number) - ox) ** 2 + ((y[slot] as number) - oy) ** 2 + ((z[slot] as number) - oz) ** 2 <= limit;
}

function atLeast(column: Float64Array, value: number | undefined): Test | null {
  return value === undefined ? null : (slot) => (column[slot] as number) >= value;
}

function isBelow(column: Float64Array, value: number): Test {
  return (slot) => (column[slot] as number) < value;
}

function equals(column: Float64Array | Uint8Array, value: number | undefined): Test | null {
  return value === undefined ? null : (slot) => column[slot] === value;
}

function differs(column: Float64Array, value: number): Test {
  return (slot) => column[slot] !== value;
}
