import type { Columns } from './columns.ts';
import { RecentCache } from './recent-cache.ts';
import { copySlots, makeSlotSet, type SlotSet } from './slot-set.ts';

/** How many sets of one limit each are kept: all tags and categories, and the towns asked for of late. */
const LIMITS_KEPT = 640;
/** How many answers of filters are kept, for the next page, another order and the counts beside the filters. */
const ANSWERS_KEPT = 48;

interface GrowingSet {
  readonly set: SlotSet;
  seen: number;
}

/**
 * Sets of slots that queries share. A slot's values never change, as each change of a listing takes a new slot: so what
 * passes a limit, dead or alive, is kept for good and only looks at the slots that came since.
 */
export class KeptSets {
  readonly #columns: Columns;
  #limits = new RecentCache<string, GrowingSet>(LIMITS_KEPT);
  #answers = new Map<string, SlotSet>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /**
   * All slots that pass a test, dead ones among them or not.
   *
   * key   what says all that the test depends on.
   * fill  adds those that there are now, if they can be told without testing every slot.
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

  /** The answer that was kept under that key. */
  findAnswer(key: string): SlotSet | undefined {
    const set = this.#answers.get(key);
    if (set) this.#keepAnswer(key, set);
    return set;
  }

  /**
   * A copy of a set that is kept under that key, to be narrowed. It takes the memory of the answer asked for longest
   * ago.
   */
  copyAsAnswer(key: string, source: SlotSet): SlotSet {
    const set = this.#memory();
    copySlots(source, set);
    this.#keepAnswer(key, set);
    return set;
  }

  /** Forgets all sets, as slots have been renamed. */
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
