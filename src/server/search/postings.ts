/**
 * A stretch of listings to look at: entry `data[i] >>> shift` for `start <= i < end` is a slot, in ascending order.
 * What is shifted out of a posting are the fields it stands in.
 */
export interface Run {
  readonly data: Uint32Array;
  readonly start: number;
  readonly end: number;
  readonly shift: number;
  /** All fields that any of its postings has ever stood in. */
  readonly fields: number;
  /** What tells a list from all others of the index, and stays so. */
  readonly key?: number;
}

/** How far a posting's slot is shifted; the bits below hold its fields. */
export const SLOT_SHIFT = 8;
const FIELDS = 255;
const PAGE_SIZE = 2 ** 16;
const MIN_CAPACITY = 2;
const HEAD = 5;
const PAGE = 0;
const START = 1;
const LENGTH = 2;
const CAPACITY = 3;
const SEEN = 4;
const EMPTY = new Uint32Array(0);

interface Block {
  readonly page: number;
  readonly start: number;
}

/**
 * Many growing lists of postings, one 32-bit number each (slot and fields), in ascending order of slots. Lists live in
 * blocks of 2^n entries on shared pages, so that a hundred thousand short lists cost little and nothing to the
 * garbage collector; a list that outgrows its block moves to one twice as large.
 */
export class PostingStore {
  readonly #number: 0 | 1;
  readonly #pages: Uint32Array[] = [];
  #filled = PAGE_SIZE;
  #filledPage = -1;
  /** Blocks that lists have moved out of, by their capacity. */
  readonly #free = new Map<number, Block[]>();
  /** For each list its page, where it begins on it, its length, its capacity and all its fields. */
  #heads = new Uint32Array(1024 * HEAD);
  #lists = 0;

  /** `number` tells the lists of the two stores of an index apart. */
  constructor(number: 0 | 1) {
    this.#number = number;
  }

  get listCount(): number {
    return this.#lists;
  }

  /** A new, empty list; lists are numbered from 0. */
  addList(): number {
    if ((this.#lists + 1) * HEAD > this.#heads.length) {
      const larger = new Uint32Array(this.#heads.length * 2);
      larger.set(this.#heads);
      this.#heads = larger;
    }
    return this.#lists++;
  }

  length(list: number): number {
    return this.#heads[list * HEAD + LENGTH] as number;
  }

  /** Appends a posting. The slot must not be below the last one of the list. */
  add(list: number, slot: number, fields: number): void {
    const head = list * HEAD;
    const length = this.#heads[head + LENGTH] as number;
    if (length === this.#heads[head + CAPACITY]) this.#move(list, Math.max(MIN_CAPACITY, length * 2));
    const page = this.#pages[this.#heads[head + PAGE] as number] as Uint32Array;
    page[(this.#heads[head + START] as number) + length] = ((slot << SLOT_SHIFT) | fields) >>> 0;
    this.#heads[head + LENGTH] = length + 1;
    this.#heads[head + SEEN] = (this.#heads[head + SEEN] as number) | fields;
  }

  /** The postings of a list as they are now; not to be kept over a change. */
  run(list: number): Run {
    const head = list * HEAD;
    const start = this.#heads[head + START] as number;
    const data = this.#heads[head + CAPACITY] === 0 ? EMPTY : this.#pages[this.#heads[head + PAGE] as number];
    return {
      data: data as Uint32Array,
      start,
      end: start + this.length(list),
      shift: SLOT_SHIFT,
      fields: this.#heads[head + SEEN] as number,
      key: list * 2 + this.#number,
    };
  }

  /** Renames all slots; those renamed to -1 are dropped. The new names must be in the same order as the old ones. */
  renameSlots(newSlots: Int32Array): void {
    for (let list = 0; list < this.#lists; list++) {
      const { data, start, end } = this.run(list);
      let kept = start;
      for (let i = start; i < end; i++) {
        const entry = data[i] as number;
        const slot = newSlots[entry >>> SLOT_SHIFT] as number;
        if (slot >= 0) data[kept++] = ((slot << SLOT_SHIFT) | (entry & FIELDS)) >>> 0;
      }
      this.#heads[list * HEAD + LENGTH] = kept - start;
    }
  }

  #move(list: number, capacity: number): void {
    const { data, start, end } = this.run(list);
    const head = list * HEAD;
    const oldCapacity = this.#heads[head + CAPACITY] as number;
    const to = this.#freeBlocks(capacity).pop() ?? this.#allocate(capacity);
    (this.#pages[to.page] as Uint32Array).set(data.subarray(start, end), to.start);
    if (oldCapacity > 0) this.#freeBlocks(oldCapacity).push({ page: this.#heads[head + PAGE] as number, start });
    this.#heads[head + PAGE] = to.page;
    this.#heads[head + START] = to.start;
    this.#heads[head + CAPACITY] = capacity;
  }

  #freeBlocks(capacity: number): Block[] {
    const free = this.#free.get(capacity) ?? [];
    if (free.length === 0) this.#free.set(capacity, free);
    return free;
  }

  #allocate(size: number): Block {
    if (size > PAGE_SIZE / 4) return { page: this.#pages.push(new Uint32Array(size)) - 1, start: 0 };
    if (this.#filled + size > PAGE_SIZE) {
      this.#filledPage = this.#pages.push(new Uint32Array(PAGE_SIZE)) - 1;
      this.#filled = 0;
    }
    const start = this.#filled;
    this.#filled += size;
    return { page: this.#filledPage, start };
  }
}
