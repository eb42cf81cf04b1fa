import { type Columns, DEAD } from './columns.ts';
import { type Compare, compareBy, keysOf, type StoredOrder, tieOf } from './orders.ts';
import type { Run } from './postings.ts';
import { copySlots, makeSlotSet, type SlotSet } from './slot-set.ts';

/** How many sets an order has at most for ranges, and how many slots there are from one to the next at least. */
const MARKS = 64;
const MIN_STEP = 2048;

/** The set of the slots before a place in the order. */
interface Mark {
  at: number;
  readonly before: SlotSet;
}

/** All live slots of one kind in one order, ascending, kept so through every change. */
export class OrderedSlots {
  readonly #columns: Columns;
  readonly #order: StoredOrder;
  #slots = new Uint32Array(256);
  #length = 0;
  #unsettled: Uint32Array[] = [];
  /**
   * At even steps through the order when they are made; a range is the difference of two, and what lies beside them.
   */
  #marks: Mark[] | null = null;

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
    for (const mark of this.#marks ?? []) {
      if (at >= mark.at) continue;
      mark.at++;
      mark.before.add(slot);
    }
  }

  /** Takes a slot out; its values must still be in the columns. */
  remove(slot: number): void {
    this.settle();
    const at = this.#position(slot);
    if (this.#slots[at] !== slot) throw new Error(`slot ${slot} is not in the order by ${this.#order}`);
    this.#slots.copyWithin(at, at + 1, this.#length--);
    for (const mark of this.#marks ?? []) {
      if (at >= mark.at) continue;
      mark.at--;
      mark.before.remove(slot);
    }
  }

  /**
   * Adds many slots; those among them, and among the ones before, that are dead go when the order is next looked at.
   */
  addMany(slots: Uint32Array): void {
    this.#unsettled.push(slots);
  }

  /** Sorts in what was added by `addMany`. Everything else does this first. */
  settle(): void {
    if (this.#unsettled.length === 0) return;
    const { kind } = this.#columns;
    const isLive = (slot: number) => kind[slot] !== DEAD;
    const added = joined(this.#unsettled).filter(isLive);
    const kept = this.#slots.subarray(0, this.#length).filter(isLive);
    this.#unsettled = [];
    this.#merge(kept, added.sort(this.#compare()));
  }

  /** Sorts those anew that lie above a value, after what decides between equals has changed for them. Settle before. */
  resortAbove(value: number): void {
    const keys = keysOf(this.#columns, this.#order);
    const start = this.#firstWhere((slot) => (keys[slot] as number) > value, 0);
    this.#slots.subarray(start, this.#length).sort(this.#compare());
    this.#marks = null;
  }

  /** Renames all slots; all must be settled, and none may be dropped by the new names. */
  renameSlots(newSlots: Int32Array): void {
    this.#marks = null;
    for (let i = 0; i < this.#length; i++) this.#slots[i] = newSlots[this.#slots[i] as number] as number;
  }

  /** All slots in ascending order, not to be kept over a change. */
  run(): Run {
    this.settle();
    return { data: this.#slots, start: 0, end: this.#length, shift: 0, fields: 0 };
  }

  /** The slots whose value lies between two bounds, both included. */
  runBetween(from: number, to: number): Run {
    this.settle();
    const keys = keysOf(this.#columns, this.#order);
    const start = this.#firstWhere((slot) => !((keys[slot] as number) < from), 0);
    const end = this.#firstWhere((slot) => !((keys[slot] as number) <= to), start);
    return { data: this.#slots, start, end, shift: 0, fields: 0 };
  }

  /**
   * Takes out of a set what does not lie between two bounds, both included. The set holds nothing but slots of the
   * order.
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
   * Visits the slots in order until told `false`. Descending, too, equals stay in their order and missing values come
   * last.
   */
  walk(descending: boolean, visit: (slot: number) => boolean): void {
    this.settle();
    if (!descending) this.#visit(0, this.#length, visit);
    else this.#walkDescending(visit);
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

  #walkDescending(visit: (slot: number) => boolean): void {
    const keys = keysOf(this.#columns, this.#order);
    const valued = this.#firstWhere((slot) => Number.isNaN(keys[slot]), 0);
    for (let end = valued; end > 0; ) {
      const value = keys[this.#slots[end - 1] as number] as number;
      const start = this.#startOfEquals(keys, value, end);
      if (!this.#visit(start, end, visit)) return;
      end = start;
    }
    this.#visit(valued, this.#length, visit);
  }

  // Groups of equals are mostly tiny and sometimes huge, so the steps back double until one overshoots.
  #startOfEquals(keys: ArrayLike<number>, value: number, end: number): number {
    let step = 1;
    while (step < end && keys[this.#slots[end - 1 - step] as number] === value) step *= 2;
    return this.#firstWhere((slot) => keys[slot] === value, Math.max(0, end - 1 - step), end);
  }

  #visit(start: number, end: number, visit: (slot: number) => boolean): boolean {
    for (let i = start; i < end; i++) if (!visit(this.#slots[i] as number)) return false;
    return true;
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
