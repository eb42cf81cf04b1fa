import type { SlotSet } from './slot-set.ts';

/**
 * A bitmap with a summary, which has one bit per 32-bit word of the bitmap: whether any bit of the word is set. Sparse
 * bitmaps are intersected by their summaries first, so that most of their words are never read.
 */
export interface SummedSet {
  readonly set: SlotSet;
  readonly summary: Uint32Array;
  /** The number of slots in the set. */
  readonly size: number;
}

type Test = (slot: number) => boolean;

/** Above this share of the slots, hardly any word of a bitmap is empty, and the summary is of no use. */
const DENSE = 1 / 24;

/**
 * Writes into `slots` the slots that are in all of the bitmaps and pass a test, and stops beyond `atMost`. Reads
 * downwards, because the newest listings come last and expired ones are mostly old. @returns the number written.
 */
export function collectCommon(
  summed: readonly SummedSet[],
  others: readonly SlotSet[],
  passes: Test | null,
  slots: Uint32Array,
  atMost: number,
): number {
  const sparsest = [...summed].sort((a, b) => a.size - b.size);
  const bitmaps = [...sparsest.map(({ set }) => set.words), ...others.map(({ words }) => words)];
  const length = Math.min(...bitmaps.map((words) => words.length));
  const [first, second = first] = sparsest;
  const isSparse = first !== undefined && first.size < DENSE * 32 * length;
  if (!isSparse || !second) return collectAll(bitmaps, length, passes, slots, atMost);
  let count = 0;
  for (let top = first.summary.length - 1; top >= 0; top--) {
    for (let sum = (first.summary[top] as number) & (second.summary[top] as number); sum !== 0; ) {
      const bit = 31 - Math.clz32(sum);
      sum ^= 1 << bit;
      const at = (top << 5) | bit;
      const word = wordAt(bitmaps, at);
      if (word === 0) continue;
      count = unpack(word, at, passes, slots, count);
      if (count > atMost) return atMost + 1;
    }
  }
  return count;
}

function wordAt(bitmaps: readonly Uint32Array[], at: number): number {
  let word = -1;
  for (let i = 0; i < bitmaps.length && word !== 0; i++) word &= (bitmaps[i] as Uint32Array)[at] as number;
  return word;
}

function collectAll(
  bitmaps: readonly Uint32Array[],
  length: number,
  passes: Test | null,
  slots: Uint32Array,
  atMost: number,
): number {
  const [a, b, ...more] = bitmaps as [Uint32Array, ...Uint32Array[]];
  let count = 0;
  // As a signed number, a word of the bitmap needs no conversion to a floating-point one.
  if (!b) {
    for (let at = length - 1; at >= 0 && count <= atMost; at--)
      count = unpack((a[at] as number) | 0, at, passes, slots, count);
    return Math.min(count, atMost + 1);
  }
  for (let at = length - 1; at >= 0; at--) {
    let word = (a[at] as number) & (b[at] as number);
    for (let i = 0; i < more.length && word !== 0; i++) word &= (more[i] as Uint32Array)[at] as number;
    if (word === 0) continue;
    count = unpack(word, at, passes, slots, count);
    if (count > atMost) return atMost + 1;
  }
  return count;
}

function unpack(word: number, at: number, passes: Test | null, slots: Uint32Array, from: number): number {
  let count = from;
  for (let left = word; left !== 0; ) {
    const bit = 31 - Math.clz32(left);
    const slot = (at << 5) | bit;
    left ^= 1 << bit;
    if (passes === null || passes(slot)) slots[count++] = slot;
  }
  return count;
}
