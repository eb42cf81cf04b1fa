import { type Columns, DEAD } from './columns.ts';
import { type Gathered, OrderBuckets, type PageEnds, type Sequence, type Stretch } from './order-buckets.ts';
import { type Compare, compareBy, keysOf, type StoredOrder, tieOf } from './orders.ts';
import type { Run } from './postings.ts';
import { copySlots, makeSlotSet, type SlotSet } from './slot-set.ts';

/** An order has at most about 64 marks, which are at least 2048 slots apart. */
const MARKS = 64;
const MIN_STEP = 2048;

/** A position in the order with the bitmap of all slots before it. */
interface Mark {
  at: number;
  readonly before: SlotSet;
}

/** All live slots of one kind in one order, ascending; every change keeps them sorted. */
export class OrderedSlots {
  readonly #columns: Columns;
  readonly #order: StoredOrder;
  #slots = new Uint32Array(256);
  #length = 0;
  #unsettled: Uint32Array[] = [];
  /**
   * Marks at even distances, made on demand. The slots of a range are the difference of two bitmaps, corrected by the
   * slots between the marks and the ends of the range.
   */
  #marks: Mark[] | null = null;
  #buckets: OrderBuckets | null = null;

  constructor(columns: Columns, order: StoredOrder) {
    this.#columns = columns;
    this.#order = order;
  }

  add(slot: number): void {
    this.settle();
    this.#reserve(this.#length + 1);
    const at = this.#position(slot);
    this.#slots.copyWithin(at + 1, at, this.#length++);
    this.#slots[at] = slot;
    if (this.#buckets?.add(this.#sequence(), at, slot) === false) this.#buckets = null;
    for (const mark of this.#marks ?? []) {
      if (at >= mark.at) continue;
      mark.at++;
      mark.before.add(slot);
    }
  }

  /** Removes a slot, which must still have its values in the columns. Throws when the slot is not in the order. */
  remove(slot: number): void {
    this.settle();
    const at = this.#position(slot);
    if (this.#slots[at] !== slot) throw new Error(`slot ${slot} is not in the order by ${this.#order}`);
    this.#slots.copyWithin(at, at + 1, this.#length--);
    if (this.#buckets?.remove(slot) === false) this.#buckets = null;
    for (const mark of this.#marks ?? []) {
      if (at >= mark.at) continue;
      mark.at--;
      mark.before.remove(slot);
    }
  }

  /** Adds many slots. Dead slots, new or old, are dropped when the order is next read. */
  addMany(slots: Uint32Array): void {
    this.#unsettled.push(slots);
  }

  /**
   * Merges the slots of `addMany` into the order. Every other method does this first,
   * except `resortAbove` and `renameSlots`.
   */
  settle(): void {
    if (this.#unsettled.length === 0) return;
    const { kind } = this.#columns;
    const isLive = (slot: number) => kind[slot] !== DEAD;
    const added = joined(this.#unsettled).filter(isLive);
    const kept = this.#slots.subarray(0, this.#length).filter(isLive);
    this.#unsettled = [];
    this.#merge(kept, added.sort(this.#compare()));
  }

  /**
   * Sorts the slots with a higher value than `value` again, after their tie-breaker has changed. Call `settle` first.
   */
  resortAbove(value: number): void {
    const keys = keysOf(this.#columns, this.#order);
    const start = this.#firstWhere((slot) => (keys[slot] as number) > value, 0);
    this.#slots.subarray(start, this.#length).sort(this.#compare());
    this.#marks = null;
    this.#buckets = null;
  }

  /** Replaces each slot by `newSlots[slot]`. Call `settle` first; no slot may be dropped. */
  renameSlots(newSlots: Int32Array): void {
    this.#marks = null;
    this.#buckets = null;
    for (let i = 0; i < this.#length; i++) this.#slots[i] = newSlots[this.#slots[i] as number] as number;
  }

  /** All slots in ascending order of their values. The run is invalid after the next change. */
  run(): Run {
    this.settle();
    return { data: this.#slots, start: 0, end: this.#length, shift: 0, fields: 0 };
  }

  /** The slots whose value lies between two inclusive bounds. The run is invalid after the next change. */
  runBetween(from: number, to: number): Run {
    this.settle();
    const keys = keysOf(this.#columns, this.#order);
    const start = this.#firstWhere((slot) => !((keys[slot] as number) < from), 0);
    const end = this.#firstWhere((slot) => !((keys[slot] as number) <= to), start);
    return { data: this.#slots, start, end, shift: 0, fields: 0 };
  }

  /**
   * Removes from a set the slots whose value does not lie between two inclusive bounds. The set must hold only
   * slots of this order.
   */
  keepBetween(set: SlotSet, from: number, to: number): void {
    const { start, end } = this.runBetween(from, to);
    const lower = this.#nearestMark(start);
    const upper = this.#nearestMark(end);
    const kept = [
      ...this.#among(set, start, Math.min(end, lower.at)),
      ...this.#among(set, Math.max(start, upper.at), end),
    ];
    set.intersection(upper.before).difference(lower.before);
    for (let at = lower.at; at < start; at++) set.remove(this.#slots[at] as number);
    for (let at = end; at < upper.at; at++) set.remove(this.#slots[at] as number);
    for (const slot of kept) set.add(slot);
  }

  /**
   * Those slots of a set that hold a page of this order, found by walking along it; null after `patience` steps. With
   * `stretch`, the set has slots only between these places of the order.
   */
  walk(set: SlotSet, page: PageEnds, descending: boolean, patience: number, stretch?: Stretch): Gathered | null {
    this.settle();
    const within = stretch ?? { from: 0, to: this.#length };
    return this.#bucketed().walk(this.#slots, set, within, page, descending, patience);
  }

  /** Those of `slots[0 .. count)` that hold a page of this order. */
  among(slots: Uint32Array, count: number, page: PageEnds, descending: boolean): Gathered {
    this.settle();
    return this.#bucketed().among(slots, count, page, descending);
  }

  #bucketed(): OrderBuckets {
    this.#buckets ??= new OrderBuckets(this.#sequence(), this.#columns.size);
    return this.#buckets;
  }

  #sequence(): Sequence {
    return { slots: this.#slots, length: this.#length, keys: keysOf(this.#columns, this.#order) };
  }

  #among(set: SlotSet, start: number, end: number): number[] {
    const found: number[] = [];
    for (let at = start; at < end; at++) if (set.has(this.#slots[at] as number)) found.push(this.#slots[at] as number);
    return found;
  }

  #nearestMark(at: number): Mark {
    this.#marks ??= this.#makeMarks();
    return this.#marks.reduce((best, mark) => (Math.abs(mark.at - at) < Math.abs(best.at - at) ? mark : best));
  }

  #makeMarks(): Mark[] {
    const marks: Mark[] = [];
    const step = Math.max(MIN_STEP, Math.ceil(this.#length / MARKS));
    const seen = makeSlotSet(this.#columns.size);
    for (let at = 0; ; at += step) {
      const before = makeSlotSet(0);
      copySlots(seen, before);
      marks.push({ at: Math.min(at, this.#length), before });
      if (at >= this.#length) return marks;
      for (const slot of this.#slots.subarray(at, Math.min(at + step, this.#length))) seen.add(slot);
    }
  }

  #merge(old: Uint32Array, added: Uint32Array): void {
    const compare = this.#compare();
    this.#marks = null;
    this.#buckets = null;
    this.#slots = new Uint32Array(Math.ceil((old.length + added.length) * 1.1) + 256);
    this.#length = 0;
    let from = 0;
    for (const slot of added) {
      while (from < old.length && compare(old[from] as number, slot) < 0)
        this.#slots[this.#length++] = old[from++] as number;
      this.#slots[this.#length++] = slot;
    }
    this.#slots.set(old.subarray(from), this.#length);
    this.#length += old.length - from;
  }

  #firstWhere(holds: (slot: number) => boolean, from: number, to = this.#length): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.#slots[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #position(slot: number): number {
    const compare = this.#compare();
    return this.#firstWhere((other) => compare(other, slot) >= 0, 0);
  }

  #compare(): Compare {
    return compareBy(keysOf(this.#columns, this.#order), false, tieOf(this.#order, this.#columns));
  }

  #reserve(length: number): void {
    if (length <= this.#slots.length) return;
    const larger = new Uint32Array(this.#slots.length * 2);
    larger.set(this.#slots);
    this.#slots = larger;
  }
}

function joined(arrays: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const array of arrays) {
    all.set(array, filled);
    filled += array.length;
  }
  return all;
}
