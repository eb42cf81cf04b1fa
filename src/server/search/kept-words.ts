import { RecentCache } from './recent-cache.ts';
import { makeSlotSet, type SlotSet } from './slot-set.ts';
import type { WordLists, WordRun } from './word-lists.ts';

/** How many words are kept; each takes two bytes for every listing it is found in, and two bits for every listing. */
const KEPT = 192;

/** A word is kept where a listing of so many has it, and it has been asked for before. */
const SLOTS_PER_LISTING = 256;

/**
 * Everything one word is found in, its runs taken together. `ranks` has the number of slots of the set before each of
 * its
 * 32-bit words, so that the bits of a slot's match are found by counting.
 */
export class KeptWord {
  set: SlotSet = makeSlotSet(0);
  #ranks = new Uint32Array(0);
  #bits = new Uint16Array(0);
  #count = 0;
  #seen = 0;

  /** The bits that a slot of the set matches with. */
  bitsOf(slot: number): number {
    const at = slot >>> 5;
    const below = (this.set.words[at] as number) & ((1 << (slot & 31)) - 1);
    return this.#bits[(this.#ranks[at] as number) + bitCount(below)] as number;
  }

  /**
   * Takes in what has come below `size` since the last time: a posting never changes.
   *
   * gathered  working memory by slot, zero throughout; it is left so.
   */
  extend(runs: readonly WordRun[], size: number, gathered: Uint16Array): void {
    if (this.#seen === size) return;
    const from = this.#seen;
    if (this.#ranks.length * 32 < size) this.#grow(size);
    for (const run of runs) {
      for (let i = firstFrom(run, from); i < run.end; i++) {
        const entry = run.data[i] as number;
        const slot = entry >>> run.shift;
        gathered[slot] = (gathered[slot] as number) | (run.bits[entry & ((1 << run.shift) - 1)] as number);
      }
    }
    this.#append(from, size, gathered);
    this.#seen = size;
  }

  #append(from: number, size: number, gathered: Uint16Array): void {
    for (let slot = from; slot < size; slot++) {
      if ((slot & 31) === 0) this.#ranks[slot >>> 5] = this.#count;
      const bits = gathered[slot] as number;
      if (bits === 0) continue;
      gathered[slot] = 0;
      this.set.add(slot);
      if (this.#count === this.#bits.length) {
        const larger = new Uint16Array(Math.max(1024, Math.ceil(this.#count * 1.5)));
        larger.set(this.#bits);
        this.#bits = larger;
      }
      this.#bits[this.#count++] = bits;
    }
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

/** The frequent words that people search for, kept by where they are found. */
export class KeptWords {
  readonly #asked = new RecentCache<string, KeptWord | 'once'>(2 * KEPT);
  readonly #tables = new Map<Uint16Array, number>();
  #gathered = new Uint16Array(0);

  /** The words with all that they are found in below `size`; null where any of them is rare, or not kept yet. */
  find(words: readonly WordLists[], size: number): KeptWord[] | null {
    if (words.some((word) => word.size * SLOTS_PER_LISTING < size)) return null;
    const kept = words.map((word) => this.#of(word, size));
    return kept.every((word) => word !== null) ? kept : null;
  }

  /** Forgets all words, as slots have been renamed. */
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
