import type { SlotSet } from './slot-set.ts';

/** An order has at most about 2 * 1024 buckets, of at least 64 slots unless their values are rare. */
const BUCKETS = 1024;
const MIN_STEP = 64;
/** The buckets are made again when one has grown to so many times its size. */
const MOST_STEPS = 4;

/** An order, ascending by `keys`, with missing values (NaN) at the end. */
export interface Sequence {
  readonly slots: Uint32Array;
  readonly length: number;
  readonly keys: ArrayLike<number>;
}

/** The places of an order that a page is looked for in: the slots at `from <= at < to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The page after the first `offset` slots and up to the first `end`. */
export interface PageEnds {
  readonly offset: number;
  readonly end: number;
}

/** Slots in no order that hold a page, and the number of slots before them. */
export interface Gathered {
  readonly slots: Uint32Array;
  readonly before: number;
}

/**
 * Consecutive parts of an order, so that the part with a certain page is found by counting. Slots with equal values
 * share a bucket, or fill several buckets that hold no other value. Descending, such buckets keep their order and all
 * others are read backwards.
 */
export class OrderBuckets {
  /** The first place of each bucket in the order; the last entry is the length of the order. */
  readonly #starts: number[] = [];
  /** The buckets that follow one with the same value. */
  readonly #continued = new Set<number>();
  /** The first bucket of slots without a value. */
  readonly #missing: number;
  #bucketOf: Uint16Array;
  readonly #ascending: Uint16Array;
  readonly #descending: Uint16Array;

  /** `capacity` is the number of slots that there is room for. */
  constructor(sequence: Sequence, capacity: number) {
    const { slots, length, keys } = sequence;
    const isMissing = (at: number) => Number.isNaN(keys[slots[at] as number]);
    const valued = firstWhere(isMissing, 0, length);
    this.#divide(sequence, 0, valued);
    this.#missing = this.#starts.length;
    this.#divide(sequence, valued, length);
    this.#starts.push(length);
    this.#bucketOf = new Uint16Array(capacity);
    for (let bucket = 0; bucket + 1 < this.#starts.length; bucket++) this.#fill(slots, bucket);
    const all = Array.from({ length: this.#starts.length - 1 }, (_, bucket) => bucket);
    this.#ascending = Uint16Array.from(all);
    this.#descending = Uint16Array.from([...this.#backwards(all.slice(0, this.#missing)), ...all.slice(this.#missing)]);
  }

  /**
   * Follows the insertion of a slot at a place of the order. @returns false when the slot fits into no bucket, and the
   * buckets have to be made again.
   */
  add(sequence: Sequence, at: number, slot: number): boolean {
    const starts = this.#starts;
    const bucket = this.#bucketFor(sequence, at);
    if (bucket === null) return false;
    if ((starts[bucket + 1] as number) - (starts[bucket] as number) > MOST_STEPS * stepOf(sequence.length))
      return false;
    if (slot >= this.#bucketOf.length) {
      const larger = new Uint16Array(Math.ceil(slot * 1.25) + 64);
      larger.set(this.#bucketOf);
      this.#bucketOf = larger;
    }
    this.#bucketOf[slot] = bucket;
    for (let after = bucket + 1; after < starts.length; after++) starts[after] = (starts[after] as number) + 1;
    return true;
  }

  /** Follows the removal of a slot. @returns false when its bucket is empty, and the buckets have to be made again. */
  remove(slot: number): boolean {
    const bucket = this.#bucketOf[slot] as number;
    const starts = this.#starts;
    for (let after = bucket + 1; after < starts.length; after++) starts[after] = (starts[after] as number) - 1;
    return (starts[bucket] as number) < (starts[bucket + 1] as number);
  }

  /**
   * The slots of a set that hold the page from `offset` to `end`, found by walking along the order. Null after
   * `patience` steps.
   */
  walk(
    slots: Uint32Array,
    { words }: SlotSet,
    { from, to }: Stretch,
    page: PageEnds,
    descending: boolean,
    patience: number,
  ): Gathered | null {
    const gathered: number[] = [];
    let before = 0;
    let left = patience;
    for (const bucket of descending ? this.#descending : this.#ascending) {
      const start = Math.max(from, this.#starts[bucket] as number);
      const end = Math.min(to, this.#starts[bucket + 1] as number);
      if (start >= end) continue;
      left -= end - start;
      if (left < 0) return null;
      if (gathered.length === 0) {
        const count = countIn(words, slots, start, end);
        if (before + count <= page.offset) {
          before += count;
          continue;
        }
      }
      for (let at = start; at < end; at++) {
        const slot = slots[at] as number;
        if (((words[slot >>> 5] as number) & (1 << (slot & 31))) !== 0) gathered.push(slot);
      }
      if (before + gathered.length >= page.end) break;
    }
    return { slots: Uint32Array.from(gathered), before };
  }

  /** Those of `slots[0 .. count)` that hold the page from `offset` to `end`. */
  among(slots: Uint32Array, count: number, page: PageEnds, descending: boolean): Gathered {
    const of = this.#bucketOf;
    const sizes = new Uint32Array(this.#starts.length);
    for (let i = 0; i < count; i++) {
      const bucket = of[slots[i] as number] as number;
      sizes[bucket] = (sizes[bucket] as number) + 1;
    }
    const isOn = new Uint8Array(sizes.length);
    let before = 0;
    let size = 0;
    for (const bucket of descending ? this.#descending : this.#ascending) {
      const own = sizes[bucket] as number;
      if (size === 0 && before + own <= page.offset) before += own;
      else {
        isOn[bucket] = 1;
        size += own;
      }
      if (before + size >= page.end) break;
    }
    const gathered = new Uint32Array(size);
    for (let i = 0, filled = 0; filled < size; i++) {
      const slot = slots[i] as number;
      if (isOn[of[slot] as number] === 1) gathered[filled++] = slot;
    }
    return { slots: gathered, before };
  }

  // A slot inserted between two buckets belongs to the one with its value; a new value may only join other values.
  #bucketFor({ slots, keys }: Sequence, at: number): number | null {
    const starts = this.#starts;
    const count = starts.length - 1;
    const end = starts[count] as number;
    const later = firstWhere((bucket) => (starts[bucket] as number) > at, 0, count) - 1;
    if (later < 0) return null;
    if (at !== starts[later] && at !== end) return later;
    const key = keys[slots[at] as number] as number;
    const earlier = at === end ? later : later - 1;
    if (at > 0 && isSame(keys[slots[at - 1] as number] as number, key)) return earlier;
    if (at < end && isSame(keys[slots[at + 1] as number] as number, key)) return later;
    if (Number.isNaN(key)) return null;
    if (earlier >= 0 && !this.#isOfOneValue(earlier)) return earlier;
    return at < end && !this.#isOfOneValue(later) ? later : null;
  }

  #isOfOneValue(bucket: number): boolean {
    return bucket >= this.#missing || this.#continued.has(bucket) || this.#continued.has(bucket + 1);
  }

  // Ends a bucket before a value that would not fit into it. A value with many slots has buckets of its own.
  #divide({ slots, keys, length }: Sequence, from: number, to: number): void {
    const step = stepOf(length);
    const keyAt = (at: number) => keys[slots[at] as number] as number;
    for (let at = from; at < to; ) {
      this.#starts.push(at);
      const end = Math.min(to, at + step);
      const key = keyAt(end - 1);
      if (end === to || !isSame(keyAt(end), key)) {
        at = end;
        continue;
      }
      const first = firstWhere((other) => isSame(keyAt(other), key), at, end);
      const last = firstWhere((other) => !isSame(keyAt(other), key), end, to);
      if (first > at) {
        at = first;
        continue;
      }
      for (at += step; at + step < last; at += step) {
        this.#continued.add(this.#starts.length);
        this.#starts.push(at);
      }
      at = last;
    }
  }

  #fill(slots: Uint32Array, bucket: number): void {
    const end = this.#starts[bucket + 1] as number;
    for (let at = this.#starts[bucket] as number; at < end; at++) this.#bucketOf[slots[at] as number] = bucket;
  }

  #backwards(buckets: readonly number[]): number[] {
    const groups: number[][] = [];
    for (const bucket of buckets) {
      if (this.#continued.has(bucket)) groups.at(-1)?.push(bucket);
      else groups.push([bucket]);
    }
    return groups.reverse().flat();
  }
}

function stepOf(length: number): number {
  return Math.max(MIN_STEP, Math.ceil(length / BUCKETS));
}

function isSame(key: number, other: number): boolean {
  return key === other || (Number.isNaN(key) && Number.isNaN(other));
}

/** How many of the slots at `start <= at < end` are in a bitmap. */
export function countIn(words: Uint32Array, slots: Uint32Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const slot = slots[at] as number;
    count += ((words[slot >>> 5] as number) >>> (slot & 31)) & 1;
  }
  return count;
}

function firstWhere(holds: (at: number) => boolean, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
