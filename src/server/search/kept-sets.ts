import type { Columns } from './columns.ts';
import { RecentCache } from './recent-cache.ts';
import { copySlots, makeSlotSet, type SlotSet } from './slot-set.ts';

/** How many bitmaps of single limits are cached: enough for all tags and categories and for recent places. */
const LIMITS_KEPT = 640;
/** How many results of whole filters are cached, for the next page, other orders and the counts beside the filters. */
const ANSWERS_KEPT = 48;

interface GrowingSet {
  readonly set: SlotSet;
  seen: number;
}

/**
 * Bitmaps that queries share. The values of a slot never change, because each change of a listing takes a new slot. A
 * cached bitmap of a limit therefore stays valid and only tests the slots appended since.
 */
export class KeptSets {
  readonly #columns: Columns;
  #limits = new RecentCache<string, GrowingSet>(LIMITS_KEPT);
  readonly #asked = new RecentCache<string, true>(LIMITS_KEPT);
  #answers = new Map<string, SlotSet>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /**
   * All slots that pass a test; they may include dead ones.
   *
   * key   identifies everything that the test depends on.
   * fill  adds the existing slots that pass, when that is faster than testing every slot.
   */
  ofLimit(key: string, test: (slot: number) => boolean, fill?: (set: SlotSet) => void): SlotSet {
    const { size } = this.#columns;
    const kept = this.#limits.of(key, () => {
      const set = makeSlotSet(size);
      fill?.(set);
      return { set, seen: fill ? size : 0 };
    });
    for (; kept.seen < size; kept.seen++) if (test(kept.seen)) kept.set.add(kept.seen);
    return kept.set;
  }

  /** The same as `ofLimit`, from the second time that a key is asked for; null the first time. */
  ofRepeated(key: string, test: (slot: number) => boolean, fill: (set: SlotSet) => void): SlotSet | null {
    const isKnown = this.#limits.get(key) !== undefined || this.#asked.get(key) !== undefined;
    if (isKnown) return this.ofLimit(key, test, fill);
    this.#asked.set(key, true);
    return null;
  }

  /** The cached result with that key; undefined when there is none. */
  findAnswer(key: string): SlotSet | undefined {
    const set = this.#answers.get(key);
    if (set) this.#keepAnswer(key, set);
    return set;
  }

  /**
   * Copies a set, caches the copy as the result with that key and returns it to be narrowed down. Once the cache is
   * full, the copy reuses the memory of the least recently used result.
   */
  copyAsAnswer(key: string, source: SlotSet): SlotSet {
    const set = this.#memory();
    copySlots(source, set);
    this.#keepAnswer(key, set);
    return set;
  }

  /** Clears the cache after slots have been renamed. */
  reset(): void {
    this.#limits.clear();
    this.#answers.clear();
  }

  #memory(): SlotSet {
    const [oldest] = this.#answers;
    if (!oldest || this.#answers.size < ANSWERS_KEPT) return makeSlotSet(0);
    this.#answers.delete(oldest[0]);
    return oldest[1];
  }

  #keepAnswer(key: string, set: SlotSet): void {
    this.#answers.delete(key);
    this.#answers.set(key, set);
  }
}
