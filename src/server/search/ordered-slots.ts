import type { Columns } from './columns.ts';
import { type Compare, compareAge, compareBy, keysOf, type StoredOrder } from './orders.ts';
import type { Run } from './postings.ts';

/** All live slots of one kind in one order, ascending, kept so through every change. */
export class OrderedSlots {
  readonly #columns: Columns;
  readonly #order: StoredOrder;
  #slots = new Uint32Array(256);
  #length = 0;

  constructor(columns: Columns, order: StoredOrder) {
    this.#columns = columns;
    this.#order = order;
  }

  get length(): number {
    return this.#length;
  }

  add(slot: number): void {
    this.#reserve(this.#length + 1);
    const at = this.#position(slot);
    this.#slots.copyWithin(at + 1, at, this.#length++);
    this.#slots[at] = slot;
  }

  /** Takes a slot out; its values must still be in the columns. */
  remove(slot: number): void {
    const at = this.#position(slot);
    if (this.#slots[at] !== slot) throw new Error(`slot ${slot} is not in the order by ${this.#order}`);
    this.#slots.copyWithin(at, at + 1, this.#length--);
  }

  /** Takes out what is no longer live and adds many slots at once. */
  merge(added: Uint32Array, isLive: (slot: number) => boolean): void {
    const compare = this.#compare();
    const sorted = Uint32Array.from(added).sort(compare);
    const old = this.#slots.subarray(0, this.#length).filter(isLive);
    this.#slots = new Uint32Array(Math.max(256, (old.length + sorted.length) * 1.25));
    this.#length = 0;
    let next = 0;
    for (const slot of sorted) {
      while (next < old.length && compare(old[next] as number, slot) < 0)
        this.#slots[this.#length++] = old[next++] as number;
      this.#slots[this.#length++] = slot;
    }
    this.#slots.set(old.subarray(next), this.#length);
    this.#length += old.length - next;
  }

  /** Renames all slots; none of them may be dropped by the new names. */
  renameSlots(newSlots: Int32Array): void {
    for (let i = 0; i < this.#length; i++) this.#slots[i] = newSlots[this.#slots[i] as number] as number;
  }

  /** All slots in ascending order, not to be kept over a change. */
  run(): Run {
    return { data: this.#slots, start: 0, end: this.#length, shift: 0 };
  }

  /** The slots whose value lies between two bounds, both included. */
  runBetween(from: number, to: number): Run {
    const keys = keysOf(this.#columns, this.#order);
    const start = this.#firstWhere((slot) => !((keys[slot] as number) < from), 0);
    const end = this.#firstWhere((slot) => !((keys[slot] as number) <= to), start);
    return { data: this.#slots, start, end, shift: 0 };
  }

  /** Visits the slots in order until told `false`. Descending, too, the newest of equals and the missing values last. */
  walk(descending: boolean, visit: (slot: number) => boolean): void {
    if (!descending) this.#visit(0, this.#length, visit);
    else this.#walkDescending(visit);
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
    return compareBy(keysOf(this.#columns, this.#order), false, compareAge(this.#columns));
  }

  #reserve(length: number): void {
    if (length <= this.#slots.length) return;
    const larger = new Uint32Array(this.#slots.length * 2);
    larger.set(this.#slots);
    this.#slots = larger;
  }
}
