import { NumberList } from './number-list.ts';

/**
 * A stretch of listings to look at: entry `data[i] >>> shift` for `start <= i < end` is a slot, in ascending order.
 * What is shifted out of a posting are the fields it stands in.
 */
export interface Run {
  readonly data: Uint32Array;
  readonly start: number;
  readonly end: number;
  readonly shift: number;
}

/** How far a posting's slot is shifted; the bits below hold its fields. */
export const SLOT_SHIFT = 8;
const FIELDS = 255;
const PAGE_SIZE = 2 ** 16;
const MIN_CAPACITY = 2;
const EMPTY = new Uint32Array(0);

interface Block {
  readonly page: number;
  readonly offset: number;
}

/**
 * Many growing lists of postings, one 32-bit number each (slot and fields), in ascending order of slots. Lists live in
 * blocks of 2^n entries on shared pages, so that a hundred thousand short lists cost little and nothing to the
 * garbage collector; a list that outgrows its block moves to one twice as large.
 */
export class PostingStore {
  readonly #pages: Uint32Array[] = [];
  #filled = PAGE_SIZE;
  #filledPage = -1;
  /** Blocks that lists have moved out of, by their capacity. */
  readonly #free = new Map<number, Block[]>();
  readonly #page = new NumberList();
  readonly #offset = new NumberList();
  readonly #length = new NumberList();
  readonly #capacity = new NumberList();

  get listCount(): number {
    return this.#length.length;
  }

  /** A new, empty list; lists are numbered from 0. */
  addList(): number {
    for (const column of [this.#page, this.#offset, this.#length, this.#capacity]) column.push(0);
    return this.listCount - 1;
  }

  length(list: number): number {
    return this.#length.at(list);
  }

  /** Appends a posting. The slot must not be below the last one of the list. */
  add(list: number, slot: number, fields: number): void {
    const length = this.length(list);
    if (length === this.#capacity.at(list)) this.#move(list, Math.max(MIN_CAPACITY, length * 2));
    this.#dataOf(list)[this.#offset.at(list) + length] = ((slot << SLOT_SHIFT) | fields) >>> 0;
    this.#length.set(list, length + 1);
  }

  /** The postings of a list as they are now; not to be kept over a change. */
  run(list: number): Run {
    const start = this.#offset.at(list);
    return { data: this.#dataOf(list), start, end: start + this.length(list), shift: SLOT_SHIFT };
  }

  /** Renames all slots; those renamed to -1 are dropped. The new names must be in the same order as the old ones. */
  renameSlots(newSlots: Int32Array): void {
    for (let list = 0; list < this.listCount; list++) {
      const { data, start, end } = this.run(list);
      let kept = start;
      for (let i = start; i < end; i++) {
        const entry = data[i] as number;
        const slot = newSlots[entry >>> SLOT_SHIFT] as number;
        if (slot >= 0) data[kept++] = ((slot << SLOT_SHIFT) | (entry & FIELDS)) >>> 0;
      }
      this.#length.set(list, kept - start);
    }
  }

  #dataOf(list: number): Uint32Array {
    return this.#capacity.at(list) === 0 ? EMPTY : (this.#pages[this.#page.at(list)] as Uint32Array);
  }

  #move(list: number, capacity: number): void {
    const { data, start, end } = this.run(list);
    const oldCapacity = this.#capacity.at(list);
    const to = this.#freeBlocks(capacity).pop() ?? this.#allocate(capacity);
    (this.#pages[to.page] as Uint32Array).set(data.subarray(start, end), to.offset);
    if (oldCapacity > 0) this.#freeBlocks(oldCapacity).push({ page: this.#page.at(list), offset: start });
    this.#page.set(list, to.page);
    this.#offset.set(list, to.offset);
    this.#capacity.set(list, capacity);
  }

  #freeBlocks(capacity: number): Block[] {
    const free = this.#free.get(capacity) ?? [];
    if (free.length === 0) this.#free.set(capacity, free);
    return free;
  }

  #allocate(size: number): Block {
    if (size > PAGE_SIZE / 4) return { page: this.#pages.push(new Uint32Array(size)) - 1, offset: 0 };
    if (this.#filled + size > PAGE_SIZE) {
      this.#filledPage = this.#pages.push(new Uint32Array(PAGE_SIZE)) - 1;
      this.#filled = 0;
    }
    const offset = this.#filled;
    this.#filled += size;
    return { page: this.#filledPage, offset };
  }
}
