import type { Columns } from './columns.ts';
import { SCORE_BY_BITS } from './fields.ts';
import type { Scratch } from './scratch.ts';

/**
 * One addend of the scores of a match. The scores are only computed when a page by relevance needs them, and the later
 * addends only for listings that may still be on the page.
 *
 * add          adds to `scores[i]`, the score of the listing `scratch.slots[i]`, for `from <= i < count`.
 * least, most  the bounds of what it adds to any listing.
 */
export interface ScorePart {
  readonly least: number;
  readonly most: number;
  readonly add: (count: number, scores: Float64Array, from?: number) => void;
}

/** The highest score of a match. */
export const MOST_BY_BITS = SCORE_BY_BITS.reduce((most, score) => Math.max(most, score), 0);

/** Up to this number of listings, sorting all of them is fastest. */
const FEW = 64;
const STEPS = 512;
/** More than the rounding errors of a score. */
const ROUNDING = 1e-3;
/** How often the range of scores is narrowed to one of its steps. */
const ROUNDS = 3;

/**
 * Moves to the front of `scratch.slots[0 .. count)` the listings that may be among the first `wanted` by relevance, and
 * writes the score of each into `scratch.score`. @returns the number moved, at least `wanted` unless there are fewer.
 */
export function gatherMostRelevant(
  parts: readonly ScorePart[],
  count: number,
  wanted: number,
  scratch: Scratch,
  columns: Columns,
): number {
  scratch.scoresOf(count).fill(0, 0, count);
  return gatherFurther(parts, count, wanted, scratch, columns);
}

/** The same for listings that already have a part of their score, in `scratch.scoresOf(count)`. */
export function gatherFurther(
  parts: readonly ScorePart[],
  count: number,
  wanted: number,
  scratch: Scratch,
  columns: Columns,
): number {
  const { slots, score } = scratch;
  const scores = scratch.scoresOf(count);
  let left = parts.length === 0 ? keepHighest(wanted, 0, count, slots, scores) : count;
  for (const [at, { add }] of parts.entries()) {
    add(left, scores);
    left = keepHighest(wanted, gainOf(parts.slice(at + 1)), left, slots, scores);
  }
  for (let i = 0; i < left; i++) score[slots[i] as number] = scores[i] as number;
  return isMany(left, wanted) ? gatherAmongEqual(left, wanted, scratch, columns) : left;
}

// Keeps the listings that may be among the first `wanted` if each can still gain that much over the others.
function keepHighest(wanted: number, gain: number, count: number, slots: Uint32Array, scores: Float64Array): number {
  if (!isMany(count, wanted)) return count;
  const [least, most] = boundsOfScores(scores, count);
  if (most - gain <= least) return count;
  return keepFrom(leastOfHighest(scores, count, wanted, least, most) - gain, count, slots, scores);
}

/** How much better than another listing a listing may get by the parts that are left. */
export function gainOf(left: readonly ScorePart[]): number {
  const gain = left.reduce((sum, { least, most }) => sum + most - least, 0);
  return gain === 0 ? 0 : gain + ROUNDING;
}

function isMany(count: number, wanted: number): boolean {
  return count > Math.max(FEW, 2 * wanted);
}

/** The lowest and the highest score. */
function boundsOfScores(scores: Float64Array, count: number): [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const value = scores[i] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** The `wanted`-th highest score, or a number just below it; `from` and `to` are the bounds of the scores. */
function leastOfHighest(scores: Float64Array, count: number, wanted: number, from: number, to: number): number {
  let least = from;
  let most = to;
  let above = 0;
  for (let round = 0; round < ROUNDS && least < most; round++) {
    const scale = (STEPS - 1) / (most - least);
    const sizes = new Uint32Array(STEPS);
    for (let i = 0; i < count; i++) {
      const value = scores[i] as number;
      if (value < least || value > most) continue;
      const step = Math.floor((value - least) * scale);
      sizes[step] = (sizes[step] as number) + 1;
    }
    let step = STEPS - 1;
    for (; above + (sizes[step] as number) < wanted; step--) above += sizes[step] as number;
    [least, most] = boundsOfStep(scores, count, step, least, most);
  }
  return least;
}

/** The lowest and the highest score in a step of the range from `from` to `to`. */
function boundsOfStep(scores: Float64Array, count: number, step: number, from: number, to: number): [number, number] {
  const scale = (STEPS - 1) / (to - from);
  let least = to;
  let most = from;
  for (let i = 0; i < count; i++) {
    const value = scores[i] as number;
    if (value < from || value > to || Math.floor((value - from) * scale) !== step) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** Moves the listings with at least that score to the front. @returns the number moved. */
export function keepFrom(least: number, count: number, slots: Uint32Array, scores: Float64Array): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const value = scores[i] as number;
    if (value < least) continue;
    const slot = slots[i] as number;
    slots[i] = slots[kept] as number;
    scores[i] = scores[kept] as number;
    slots[kept] = slot;
    scores[kept++] = value;
  }
  return kept;
}

// Many listings may have the lowest score that reaches the page. Of these, promoted ones come first, then the newest.
function gatherAmongEqual(count: number, wanted: number, scratch: Scratch, { promotion, createdAt }: Columns): number {
  const { slots, score } = scratch;
  const lowest = leastOf(score, slots, count);
  const above = moveToFront(slots, 0, count, (slot) => (score[slot] as number) > lowest);
  if (above >= wanted) return count;
  const highlighted = moveToFront(slots, above, count, (slot) => promotion[slot] === 2);
  if (highlighted >= wanted) return highlighted;
  const promoted = moveToFront(slots, highlighted, count, (slot) => promotion[slot] === 1);
  if (promoted >= wanted) return promoted;
  const others = slots.subarray(promoted, count);
  const times = scratch.scoresOf(count);
  for (let i = 0; i < others.length; i++) times[i] = createdAt[others[i] as number] as number;
  return promoted + keepHighest(wanted - promoted, 0, others.length, others, times);
}

function leastOf(score: Float64Array, slots: Uint32Array, count: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) least = Math.min(least, score[slots[i] as number] as number);
  return least;
}

/** Moves the slots of `slots[from .. to)` that pass a test to its front. @returns the end of those moved. */
function moveToFront(slots: Uint32Array, from: number, to: number, passes: (slot: number) => boolean): number {
  let end = from;
  for (let i = from; i < to; i++) {
    const slot = slots[i] as number;
    if (!passes(slot)) continue;
    slots[i] = slots[end] as number;
    slots[end++] = slot;
  }
  return end;
}
