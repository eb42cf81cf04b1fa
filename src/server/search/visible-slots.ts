import { KIND_IDS } from '#kinds/index.ts';
import type { Columns } from './columns.ts';
import { makeSlotSet, type SlotSet } from './slot-set.ts';

/**
 * Live listings that have not expired, one bitmap per kind, indexed by the kind's number. Changes update the bitmaps;
 * they are built again when the next listing expires or the clock goes back.
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

  /** Grows when a listing is added, changed or removed, and when expiry rebuilds the bitmaps. */
  get version(): number {
    return this.#version;
  }

  /** The visible listings of a kind at that moment. Read-only, and invalid after the next change of the index. */
  at(nowMs: number, kind: number): SlotSet {
    if (nowMs < this.#madeAtMs || nowMs >= this.#nextExpiryMs) this.#make(nowMs);
    return this.#sets[kind] as SlotSet;
  }

  /** Adds a slot that was just appended to the columns. */
  add(slot: number): void {
    this.#version++;
    const { kind, visibleUntil } = this.#columns;
    const untilMs = visibleUntil[slot] as number;
    if (untilMs <= this.#madeAtMs) return;
    this.#nextExpiryMs = Math.min(this.#nextExpiryMs, untilMs);
    this.#sets[kind[slot] as number]?.add(slot);
  }

  /** Removes a slot; its kind must still be in the column. */
  remove(slot: number): void {
    this.#version++;
    this.#sets[this.#columns.kind[slot] as number]?.remove(slot);
  }

  /** Discards the bitmaps after slots have been renamed. */
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
