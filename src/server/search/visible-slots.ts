import { KIND_IDS } from '#kinds/index.ts';
import type { Columns } from './columns.ts';
import { makeSlotSet, type SlotSet } from './slot-set.ts';

/**
 * The live listings that have not expired at a moment, one set a kind, by the kind's number. Kept through changes; when
 * the next listing expires, or the clock was put back, the sets are made anew.
 */
export class VisibleSlots {
  readonly #columns: Columns;
  #sets: SlotSet[] = [];
  #madeAtMs = Number.POSITIVE_INFINITY;
  #nextExpiryMs = Number.NEGATIVE_INFINITY;
  #version = 0;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Grows whenever a listing appears, changes, goes or expires. */
  get version(): number {
    return this.#version;
  }

  /** The listings of a kind that are visible at that moment; not to be changed, nor kept over a change of the index. */
  at(nowMs: number, kind: number): SlotSet {
    if (nowMs < this.#madeAtMs || nowMs >= this.#nextExpiryMs) this.#make(nowMs);
    return this.#sets[kind] as SlotSet;
  }

  /** Takes in a slot that was just appended. */
  add(slot: number): void {
    this.#version++;
    const { kind, visibleUntil } = this.#columns;
    const untilMs = visibleUntil[slot] as number;
    if (untilMs <= this.#madeAtMs) return;
    this.#nextExpiryMs = Math.min(this.#nextExpiryMs, untilMs);
    this.#sets[kind[slot] as number]?.add(slot);
  }

  /** Takes a slot out; its kind must still be in the column. */
  remove(slot: number): void {
    this.#version++;
    this.#sets[this.#columns.kind[slot] as number]?.remove(slot);
  }

  /** Forgets everything, as slots have been renamed. */
  reset(): void {
    this.#version++;
    this.#nextExpiryMs = Number.NEGATIVE_INFINITY;
  }

  #make(nowMs: number): void {
    const { kind, size, visibleUntil } = this.#columns;
    this.#version++;
    this.#madeAtMs = nowMs;
    this.#nextExpiryMs = Number.POSITIVE_INFINITY;
    this.#sets = KIND_IDS.map(() => makeSlotSet(size));
    for (let slot = 0; slot < size; slot++) {
      const untilMs = visibleUntil[slot] as number;
      if (untilMs <= nowMs) continue;
      const set = this.#sets[kind[slot] as number];
      if (!set) continue;
      set.add(slot);
      if (untilMs < this.#nextExpiryMs) this.#nextExpiryMs = untilMs;
    }
  }
}
