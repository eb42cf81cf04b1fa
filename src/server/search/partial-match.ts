import { besideSellers, titled } from './demand-lists.ts';
import type { Demands } from './demands.ts';
import { SCORE_BY_BITS } from './fields.ts';
import type { Filter } from './filter.ts';
import { metresOfChord, squaredChord } from './geo.ts';
import type { Worth } from './kept-words.ts';
import { among, bitsAt, collectNarrowed, markMatches, partOf, slotAt } from './match.ts';
import type { IndexParts } from './matcher.ts';
import { gainOf, gatherFurther, keepFrom, type ScorePart } from './relevance.ts';
import type { Scratch } from './scratch.ts';
import type { WordLists } from './word-lists.ts';

/** The score for having a word, per unit of its weight; more than any sum of field scores. */
const FOUND = 2 ** 16;
/** The factor of the head, and of a listing in its category that does not have the head's name. */
const HEAD = 2;
const ITS_CATEGORY = 1.2;
/** The latter if other listings have the head's name: such a listing then needs the details as well. */
const ITS_CATEGORY_ONLY = 0.5;
/** Among listings with the head's name, those in its own category come first, regardless of the distance. */
const SAME_CATEGORY = 0.4;
/** The weight of being within the place, as much as a telling word. */
const PLACE_WEIGHT = 6;
/** The least share of a query's weight that a partial match must have. */
const LEAST_SHARE = 0.34;
const LEAST_SHARE_OF_GENERAL = 0.75;
/** The penalty for distance: 100 km cost a quarter of a unit of a word's weight. */
const METRES_PER_POINT = 6;
const FARTHEST_M = 800_000;

/** The candidates: listings that pass `filter` and are not in `found`; those that pass `within` score higher. */
export interface PartialScope {
  readonly filter: Filter;
  readonly within: Filter;
  readonly found: ReadonlySet<number>;
}

/** Candidates in `scratch.slots`: those with the head's name before `named`, up to `all` those of its category. */
interface Candidates {
  readonly named: number;
  readonly all: number;
}

/**
 * Collects into `scratch.slots` listings that match the head or its category and have all `musts`, scored by how many
 * of the other words they have; at least the best `wanted` of them. @returns the number collected.
 */
export function coverMost(demands: Demands, scope: PartialScope, wanted: number, parts: IndexParts): number {
  const { head, named, mentions, inCategory, isThere } = demands;
  const details = [...demands.details, ...demands.features];
  const { columns, scratch } = parts;
  // For a thing with categories, sellers of that name are not partial matches.
  const heads = named ?? (mentions && demands.categoryIds.length > 0 ? besideSellers(mentions) : mentions);
  const headWeight = Math.max(heads?.weight ?? inCategory?.weight ?? 0, leastOfHead(details));
  // If no listing has the head's name, the details say too little, unless they determine the category or are in the
  // title of a listing in the head's category: "mus jabłkowy" is close to "przecier jabłkowy".
  const isMore = details.length > 0 || demands.lostWeight > 0;
  const isOfDetails = !heads && isMore && !demands.isTold;
  if (!heads && (!inCategory || (isOfDetails && details.length === 0))) return 0;
  const ofCategory = named ? null : inCategory;
  const needed = [...demands.musts, ...(isOfDetails ? [titled(joinedOf(details))] : [])];
  const isAlike = scope.found.size > 0 && details.length + demands.musts.length > 0;
  const candidates = candidatesFor(
    heads,
    ofCategory,
    needed,
    isAlike ? alikeTo(demands, scope, parts) : null,
    scope,
    parts,
  );
  const count = candidates.all;
  const scores = scratch.scoresOf(count).fill(0, 0, count);
  if (heads) partOf(heads, count, worthOf(heads, HEAD * headWeight), scratch).add(candidates.named, scores);
  if (ofCategory) {
    const weight = (isThere ? ITS_CATEGORY_ONLY : ITS_CATEGORY) * headWeight;
    partOf(ofCategory, count, worthOf(ofCategory, weight), scratch).add(count, scores, candidates.named);
  }
  const whole = HEAD * headWeight + sumOf(details) + demands.lostWeight;
  const least = (demands.isGeneral ? LEAST_SHARE_OF_GENERAL : LEAST_SHARE) * whole * FOUND;
  const telling = [
    ...(named && head ? [partOf(head, count, worthOf(head, 0), scratch)] : []),
    ...details.map((detail) => partOf(detail, count, worthOf(detail, detail.weight), scratch)),
  ];
  let left = keepFrom(least - gainOf(telling), count, scratch.slots, scores);
  for (const { add } of telling) add(left, scores);
  left = keepFrom(least, left, scratch.slots, scores);
  const further = [
    ...(ofCategory ? [partOf(ofCategory, left, worthOf(ofCategory, SAME_CATEGORY * headWeight), scratch)] : []),
    ...(scope.filter.origin || scope.within !== scope.filter ? [nearness(scope, parts)] : []),
  ];
  return gatherFurther(further, left, wanted, scratch, columns);
}

function worthOf({ weight: own }: WordLists, weight: number): Worth {
  return { factor: own, flat: weight * FOUND };
}

// The candidates that have all `needed` words.
function candidatesFor(
  heads: WordLists | null,
  ofCategory: WordLists | null,
  needed: readonly WordLists[],
  isAlike: ((slot: number) => boolean) | null,
  { filter, found }: PartialScope,
  { scratch }: IndexParts,
): Candidates {
  const { mark, slots } = scratch;
  const isFound = found.size > 0 ? (slot: number) => found.has(slot) : null;
  const named = heads ? collectWord(heads, 0, isFound, filter, scratch) : 0;
  const stamp = scratch.nextStamp();
  if (ofCategory) for (let i = 0; i < named; i++) mark[slots[i] as number] = stamp;
  const isTaken = (slot: number) => mark[slot] === stamp || found.has(slot);
  const all = ofCategory ? collectWord(ofCategory, named, isTaken, filter, scratch) : named;
  const alike = isAlike ? keepBoth({ named, all }, isAlike, slots) : { named, all };
  return needed.reduce((left, word) => keepBoth(left, among(word, left.all, scratch), slots), alike);
}

// Writes into `scratch.slots`, from an index on, the listings that have a word, pass the filter and are not taken.
function collectWord(
  word: WordLists,
  from: number,
  isTaken: ((slot: number) => boolean) | null,
  filter: Filter,
  scratch: Scratch,
): number {
  const { slots } = scratch;
  const narrowed = filter.narrowed(word.size);
  const kept = narrowed && scratch.words.find(word, scratch.size);
  if (!narrowed || !kept) return collectListed(word, from, isTaken, filter, scratch);
  const end = from + collectNarrowed(narrowed, [kept], filter, slots.subarray(from), Number.POSITIVE_INFINITY);
  return isTaken ? keepWhere((slot) => !isTaken(slot), from, end, from, slots) : end;
}

function collectListed(
  { runs }: WordLists,
  from: number,
  isTaken: ((slot: number) => boolean) | null,
  filter: Filter,
  scratch: Scratch,
): number {
  const { mark, slots } = scratch;
  const seen = scratch.nextStamp();
  let count = from;
  for (const run of runs) {
    for (let i = run.start; i < run.end; i++) {
      if (bitsAt(run, i) === 0) continue;
      const slot = slotAt(run, i);
      if (mark[slot] === seen || isTaken?.(slot)) continue;
      mark[slot] = seen;
      if (filter.matches(slot)) slots[count++] = slot;
    }
  }
  return count;
}

function keepBoth({ named, all }: Candidates, passes: (slot: number) => boolean, slots: Uint32Array): Candidates {
  const left = keepWhere(passes, 0, named, 0, slots);
  return { named: left, all: keepWhere(passes, named, all, left, slots) };
}

// Moves the slots of `slots[from .. to)` that pass to the index `into`. @returns the end of those moved.
function keepWhere(
  passes: (slot: number) => boolean,
  from: number,
  to: number,
  into: number,
  slots: Uint32Array,
): number {
  let end = into;
  for (let i = from; i < to; i++) {
    const slot = slots[i] as number;
    if (passes(slot)) slots[end++] = slot;
  }
  return end;
}

/** Collects into `scratch.slots` listings with the rarest matching word, scored by the others. @returns how many. */
export function coverRarest(words: readonly WordLists[], scope: PartialScope, parts: IndexParts): number {
  const rarestFirst = [...words].sort((a, b) => b.weight - a.weight);
  for (const [at, word] of rarestFirst.entries()) {
    const count = take(word, word.weight, 0, parts.scratch.nextStamp(), scope, parts);
    for (const other of rarestFirst.slice(at + 1)) cover(other, other.weight, count, parts);
    if (count > 0) return count;
  }
  return 0;
}

// A minimum weight for a common head: among many honeys, a rare word must not outweigh "miód".
function leastOfHead(details: readonly WordLists[]): number {
  return Math.ceil(Math.max(0, ...details.map(({ weight }) => weight)) / 3);
}

function joinedOf(words: readonly WordLists[]): WordLists {
  const [first] = words as [WordLists];
  return { ...first, runs: words.flatMap(({ runs }) => runs) };
}

export function sumOf(words: readonly WordLists[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Adds the listings of a word that have not been collected yet, with its weight. @returns the new count. */
export function take(
  { runs, weight: own }: WordLists,
  weight: number,
  taken: number,
  before: number,
  { filter, found }: PartialScope,
  { scratch }: IndexParts,
): number {
  const { mark, bits, score, slots } = scratch;
  let count = taken;
  for (const run of runs) {
    for (let i = run.start; i < run.end; i++) {
      const matched = bitsAt(run, i);
      if (matched === 0) continue;
      const slot = slotAt(run, i);
      if (mark[slot] === before) {
        bits[slot] = (bits[slot] as number) | matched;
      } else if (!found.has(slot) && filter.matches(slot)) {
        mark[slot] = before;
        bits[slot] = matched;
        score[slot] = weight * FOUND;
        slots[count++] = slot;
      }
    }
  }
  for (let i = taken; i < count; i++) {
    const slot = slots[i] as number;
    score[slot] = (score[slot] as number) + own * (SCORE_BY_BITS[bits[slot] as number] as number);
  }
  return count;
}

// If there are full matches, only listings of their categories are kept: a jar for pickled cucumbers is not a pickle.
// If no full match is in the head's own category, listings of that category are kept as well.
function alikeTo(
  { categoryIds }: Demands,
  { found }: PartialScope,
  { columns: { category }, groups }: IndexParts,
): (slot: number) => boolean {
  const alike = new Set([...found].map((slot) => category[slot] as number));
  const own = categoryIds.map((id) => groups.findCategory(id)?.number ?? -1);
  const wanted = own.some((number) => alike.has(number)) ? alike : new Set([...alike, ...own]);
  return (slot) => wanted.has(category[slot] as number);
}

/** Adds the score of a word to the listings that have it. */
export function cover(word: WordLists, weight: number, count: number, parts: IndexParts): void {
  const { mark, bits, score, slots } = parts.scratch;
  const found = markMatches(word, count, parts.scratch);
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (mark[slot] !== found) continue;
    const worth = word.weight * (SCORE_BY_BITS[bits[slot] as number] as number);
    score[slot] = (score[slot] as number) + weight * FOUND + worth;
  }
}

/** Keeps the listings that have a word or pass `isGood`. @returns the number kept. */
export function keep(
  word: WordLists,
  count: number,
  parts: IndexParts,
  isGood: (slot: number) => boolean = () => false,
): number {
  const hasWord = among(word, count, parts.scratch);
  return keepWhere((slot) => hasWord(slot) || isGood(slot), 0, count, 0, parts.scratch.slots);
}

/** Adds the weight of the place to listings within it, and subtracts a penalty for the distance. */
export function preferNear(count: number, scope: PartialScope, parts: IndexParts): void {
  const { score, slots } = parts.scratch;
  const scores = parts.scratch.scoresOf(count).fill(0, 0, count);
  for (let i = 0; i < count; i++) scores[i] = score[slots[i] as number] as number;
  nearness(scope, parts).add(count, scores);
  for (let i = 0; i < count; i++) score[slots[i] as number] = scores[i] as number;
}

function nearness({ filter, within }: PartialScope, { columns, scratch }: IndexParts): ScorePart {
  const { x, y, z } = columns;
  const add = (count: number, scores: Float64Array) => {
    const { slots } = scratch;
    for (let i = 0; i < count; i++) {
      const slot = slots[i] as number;
      if (within.matches(slot)) scores[i] = (scores[i] as number) + PLACE_WEIGHT * FOUND;
      if (!filter.origin) continue;
      const point = [x[slot] as number, y[slot] as number, z[slot] as number] as const;
      const metres = metresOfChord(squaredChord(point, filter.origin));
      const penalty = Number.isNaN(metres) ? FARTHEST_M : Math.min(FARTHEST_M, metres);
      scores[i] = (scores[i] as number) - penalty / METRES_PER_POINT;
    }
  };
  return { least: filter.origin ? -FARTHEST_M / METRES_PER_POINT : 0, most: PLACE_WEIGHT * FOUND, add };
}
