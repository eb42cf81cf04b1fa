import { RecentCache } from './recent-cache.ts';
import { makeSlotSet, type SlotSet } from './slot-set.ts';
import type { WordLists, WordRun } from './word-lists.ts';

/** How many words are cached. Each takes two bytes per listing that contains it, plus two bits per slot. */
const KEPT = 192;

/** A word is cached from its second search on, when at least one slot in this many contains it. */
const SLOTS_PER_LISTING = 256;

/**
 * All matches of one word, with its runs merged. `ranks` holds, for each 32-bit word of the bitmap, how many of its
 * slots come before, so that the match of a slot is found by counting bits.
 */
export class KeptWord {
  set: SlotSet = makeSlotSet(0);
  #ranks = new Uint32Array(0);
  #bits = new Uint16Array(0);
  #count = 0;
  #seen = 0;

  /** The match of a slot, as bits; the slot must be in the set. */
  bitsOf(slot: number): number {
    const at = slot >>> 5;
    const below = (this.set.words[at] as number) & ((1 << (slot & 31)) - 1);
    return this.#bits[(this.#ranks[at] as number) + bitCount(below)] as number;
  }

  /**
   * Adds the matches of the slots appended since the last call, up to `size`. Existing postings never change.
   *
   * gathered  an array by slot for temporary use; all zero before and after.
   */
  extend(runs: readonly WordRun[], size: number, gathered: Uint16Array): void {
    if (this.#seen === size) return;
    const from = this.#seen;
    if (this.#ranks.length * 32 < size) this.#grow(size);
    const { words } = this.set;
    for (const run of runs) {
      for (let i = firstFrom(run, from); i < run.end; i++) {
        const entry = run.data[i] as number;
        const matched = run.bits[entry & ((1 << run.shift) - 1)] as number;
        if (matched === 0) continue;
        const slot = entry >>> run.shift;
        gathered[slot] = (gathered[slot] as number) | matched;
        words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << (slot & 31));
      }
    }
    this.#append(from, size, gathered);
    this.#seen = size;
  }

  // Reads the new slots from the bitmap rather than one by one: most listings do not have the word.
  #append(from: number, size: number, gathered: Uint16Array): void {
    const { words } = this.set;
    for (let at = from >>> 5; at << 5 < size; at++) {
      const isBegun = at << 5 < from;
      if (!isBegun) this.#ranks[at] = this.#count;
      let left = (words[at] as number) & (isBegun ? -1 << (from & 31) : -1);
      for (; left !== 0; left &= left - 1) {
        const slot = (at << 5) | (31 - Math.clz32(left & -left));
        this.#push(gathered[slot] as number);
        gathered[slot] = 0;
      }
    }
  }

  #push(bits: number): void {
    if (this.#count === this.#bits.length) {
      const larger = new Uint16Array(Math.max(1024, Math.ceil(this.#count * 1.5)));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits[this.#count++] = bits;
  }

  #grow(size: number): void {
    const set = makeSlotSet(size);
    set.words.set(this.set.words.subarray(0, Math.min(this.set.words.length, set.words.length)));
    const ranks = new Uint32Array(set.words.length);
    ranks.set(this.#ranks);
    this.set = set;
    this.#ranks = ranks;
  }
}

/** Cached matches of frequent words. */
export class KeptWords {
  readonly #asked = new RecentCache<string, KeptWord | 'once'>(2 * KEPT);
  readonly #tables = new Map<Uint16Array, number>();
  #gathered = new Uint16Array(0);

  /** The cached matches of all words, updated to `size`; null when any of them is rare or not cached yet. */
  find(words: readonly WordLists[], size: number): KeptWord[] | null {
    if (words.some((word) => word.size * SLOTS_PER_LISTING < size)) return null;
    const kept = words.map((word) => this.#of(word, size));
    return kept.every((word) => word !== null) ? kept : null;
  }

  /** Clears the cache after slots have been renamed. */
  reset(): void {
    this.#asked.clear();
  }

  #of({ runs }: WordLists, size: number): KeptWord | null {
    const key = runs.map((run) => `${run.key} ${this.#tableNumber(run.bits)}`).join();
    const known = this.#asked.get(key);
    const word = known === 'once' ? new KeptWord() : known;
    if (known !== word || !word) this.#asked.set(key, word ?? 'once');
    if (this.#gathered.length < size) this.#gathered = new Uint16Array(Math.ceil(size * 1.25));
    word?.extend(runs, size, this.#gathered);
    return word ?? null;
  }

  #tableNumber(bits: Uint16Array): number {
    const number = this.#tables.get(bits) ?? this.#tables.size;
    this.#tables.set(bits, number);
    return number;
  }
}

function firstFrom({ data, start, end, shift }: WordRun, slot: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((data[middle] as number) >>> shift < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
