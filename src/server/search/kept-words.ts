import type { SummedSet } from './common-slots.ts';
import { SCORE_BY_BITS } from './fields.ts';
import { RecentCache } from './recent-cache.ts';
import { makeSlotSet, type SlotSet } from './slot-set.ts';
import type { WordLists, WordRun } from './word-lists.ts';

/** The memory of the cached words, in bytes per slot of the index. The least recently used words are evicted. */
const BYTES_PER_SLOT = 96;
/** The same for a small index. */
const LEAST_BYTES = 2 ** 20;
/** A word is cached from its second search on; this many words searched for once are remembered. */
const ASKED = 1_024;
/** A word is cached only when at least one slot in this many contains it. */
const SLOTS_PER_LISTING = 256;
/** The 32-bit words of a bitmap that share one count in `#blocks`. */
const BLOCK_SHIFT = 3;
const MAX_BYTE = 256;
/** While a word is extended: for the bits of a match, the number after their code; otherwise all 0. */
const codeAfter = new Uint32Array(2 ** 16);

/** What having a word adds to the score of a listing: `flat`, and `factor` times the score of its match. */
export interface Worth {
  readonly factor: number;
  readonly flat: number;
}

/**
 * All matches of one word, with its runs merged: a bitmap of the slots and a code for the match of each. There are few
 * different matches, so a code mostly takes one byte. The code of a slot is found by counting the slots before it:
 * those before its block, those before its 32-bit word in the block, and those before it in that word.
 */
export class KeptWord implements SummedSet {
  set: SlotSet = makeSlotSet(0);
  summary = new Uint32Array(0);
  #blocks = new Uint32Array(0);
  #inBlock = new Uint8Array(0);
  #codes: Uint8Array | Uint16Array = new Uint8Array(0);
  readonly #bits: number[] = [];
  readonly #scores: number[] = [];
  #count = 0;
  #seen = 0;

  get bytes(): number {
    const { set } = this;
    const parts = [set.words, this.summary, this.#blocks, this.#inBlock, this.#codes];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** How many slots have the word. */
  get size(): number {
    return this.#count;
  }

  /** The highest score of a match. */
  get most(): number {
    return Math.max(0, ...this.#scores);
  }

  has(slot: number): boolean {
    return ((this.set.words[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;
  }

  /** The match of a slot, as bits; the slot must be in the set. */
  bitsOf(slot: number): number {
    const at = slot >>> 5;
    const below = bitCount((this.set.words[at] as number) & ((1 << (slot & 31)) - 1));
    const rank = (this.#blocks[at >>> BLOCK_SHIFT] as number) + (this.#inBlock[at] as number) + below;
    return this.#bits[this.#codes[rank] as number] as number;
  }

  /** Adds what the word is worth to the score of each listing that has it. */
  addScores(slots: Uint32Array, count: number, { factor, flat }: Worth, scores: Float64Array, from = 0): void {
    const { words } = this.set;
    const blocks = this.#blocks;
    const inBlock = this.#inBlock;
    const codes = this.#codes;
    const added = Float64Array.from(this.#scores, (score) => factor * score);
    for (let i = from; i < count; i++) {
      const slot = slots[i] as number;
      const at = slot >>> 5;
      const word = words[at] as number;
      const bit = 1 << (slot & 31);
      if ((word & bit) === 0) continue;
      const rank = (blocks[at >>> BLOCK_SHIFT] as number) + (inBlock[at] as number) + bitCount(word & (bit - 1));
      scores[i] = (scores[i] as number) + flat + (added[codes[rank] as number] as number);
    }
  }

  /**
   * Adds the matches of the slots appended since the last call, up to `size`. Existing postings never change.
   *
   * gathered  an array by slot for temporary use; all zero before and after.
   */
  extend(runs: readonly WordRun[], size: number, gathered: Uint16Array): void {
    if (this.#seen === size) return;
    const from = this.#seen;
    if (this.#inBlock.length * 32 < size) this.#grow(size);
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
    for (const [code, bits] of this.#bits.entries()) codeAfter[bits] = code + 1;
    this.#append(from, size, gathered);
    for (const bits of this.#bits) codeAfter[bits] = 0;
    this.#seen = size;
  }

  // Reads the new slots from the bitmap rather than one by one: most listings do not have the word.
  #append(from: number, size: number, gathered: Uint16Array): void {
    const { words } = this.set;
    for (let at = from >>> 5; at << 5 < size; at++) {
      const isBegun = at << 5 < from;
      if (!isBegun) this.#countBefore(at);
      if (words[at] !== 0) this.summary[at >>> 5] = (this.summary[at >>> 5] as number) | (1 << (at & 31));
      let left = (words[at] as number) & (isBegun ? -1 << (from & 31) : -1);
      for (; left !== 0; left &= left - 1) {
        const slot = (at << 5) | (31 - Math.clz32(left & -left));
        this.#push(gathered[slot] as number);
        gathered[slot] = 0;
      }
    }
  }

  #countBefore(at: number): void {
    const block = at >>> BLOCK_SHIFT;
    if (block << BLOCK_SHIFT === at) this.#blocks[block] = this.#count;
    this.#inBlock[at] = this.#count - (this.#blocks[block] as number);
  }

  #push(bits: number): void {
    const code = (codeAfter[bits] || this.#addCode(bits)) - 1;
    if (this.#count === this.#codes.length) {
      const Kind = this.#bits.length > MAX_BYTE ? Uint16Array : Uint8Array;
      this.#codes = copied<Uint8Array | Uint16Array>(this.#codes, Kind, Math.max(1024, Math.ceil(this.#count * 1.25)));
    }
    this.#codes[this.#count++] = code;
  }

  /** Adds a code for these bits. @returns the number after it. */
  #addCode(bits: number): number {
    const code = this.#bits.length;
    codeAfter[bits] = code + 1;
    this.#bits.push(bits);
    this.#scores.push(SCORE_BY_BITS[bits] as number);
    if (code === MAX_BYTE) this.#codes = copied(this.#codes, Uint16Array, this.#codes.length);
    return code + 1;
  }

  #grow(size: number): void {
    const set = makeSlotSet(size);
    const length = set.words.length;
    set.words.set(this.set.words.subarray(0, Math.min(this.set.words.length, length)));
    this.#inBlock = copied(this.#inBlock, Uint8Array, length);
    this.#blocks = copied(this.#blocks, Uint32Array, (length >>> BLOCK_SHIFT) + 1);
    this.summary = copied(this.summary, Uint32Array, (length >>> 5) + 1);
    this.set = set;
  }
}

/** Cached matches of frequent words. */
export class KeptWords {
  readonly #asked = new RecentCache<string, true>(ASKED);
  /** The least recently used first. */
  readonly #kept = new Map<string, KeptWord>();
  #bytes = 0;
  readonly #keys = new WeakMap<readonly WordRun[], string>();
  readonly #tables = new Map<Uint16Array, number>();
  #gathered = new Uint16Array(0);

  /** The cached matches of a word, updated to `size`; null when it is rare or not cached yet. */
  find({ runs, size: listed }: WordLists, size: number): KeptWord | null {
    if (listed * SLOTS_PER_LISTING < size) return null;
    const key = this.#keyOf(runs);
    const known = this.#kept.get(key);
    if (!known && !this.#asked.get(key)) {
      this.#asked.set(key, true);
      return null;
    }
    const word = known ?? new KeptWord();
    this.#bytes -= known ? word.bytes : 0;
    if (this.#gathered.length < size) this.#gathered = new Uint16Array(Math.ceil(size * 1.25));
    word.extend(runs, size, this.#gathered);
    this.#kept.delete(key);
    this.#kept.set(key, word);
    this.#bytes += word.bytes;
    this.#evict(Math.max(LEAST_BYTES, size * BYTES_PER_SLOT));
    return word;
  }

  /** Clears the cache after slots have been renamed. */
  reset(): void {
    this.#asked.clear();
    this.#kept.clear();
    this.#bytes = 0;
  }

  #evict(most: number): void {
    for (const [key, word] of this.#kept) {
      if (this.#bytes <= most) return;
      this.#kept.delete(key);
      this.#bytes -= word.bytes;
    }
  }

  #keyOf(runs: readonly WordRun[]): string {
    const known = this.#keys.get(runs);
    if (known !== undefined) return known;
    const key = runs.map((run) => `${run.key} ${this.#tableNumber(run.bits)}`).join();
    this.#keys.set(runs, key);
    return key;
  }

  #tableNumber(bits: Uint16Array): number {
    const number = this.#tables.get(bits) ?? this.#tables.size;
    this.#tables.set(bits, number);
    return number;
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array;

function copied<A extends Numbers>(old: Numbers, Kind: new (length: number) => A, length: number): A {
  const copy = new Kind(length);
  copy.set(old.subarray(0, length));
  return copy;
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
