/**
 * A range of a posting list: `data[i] >>> shift` for `start <= i < end` is a slot. The low `shift` bits of an entry are
 * the fields that contain the word.
 */
export interface Run {
  readonly data: Uint32Array;
  readonly start: number;
  readonly end: number;
  readonly shift: number;
  /** The union of the fields of all postings ever added to the list. */
  readonly fields: number;
  /** A number that identifies the list within the index and never changes. */
  readonly key?: number;
}

/** The slot is stored above this many bits; the bits below hold the fields. */
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
 * Posting lists. A posting is one 32-bit number (slot and fields), and a list is ascending by slot. Lists live in
 * blocks of 2^n entries on shared pages, so that a hundred thousand short lists need little memory and no work of the
 * garbage collector; a list that outgrows its block moves to one twice as large.
 */
export class PostingStore {
  readonly #number: 0 | 1;
  readonly #pages: Uint32Array[] = [];
  #filled = PAGE_SIZE;
  #filledPage = -1;
  /** Free blocks by capacity: lists have moved out of them. */
  readonly #free = new Map<number, Block[]>();
  /** For each list: page, start on the page, length, capacity, and the union of its fields. */
  #heads = new Uint32Array(1024 * HEAD);
  #lists = 0;

  /** `number` distinguishes the keys of the two stores of an index. */
  constructor(number: 0 | 1) {
    this.#number = number;
  }

  get listCount(): number {
    return this.#lists;
  }

  /** Adds an empty list. @returns its number, counted from 0. */
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

  /** Appends a posting. The slot must not be lower than the last one of the list. */
  add(list: number, slot: number, fields: number): void {
    const head = list * HEAD;
    const length = this.#heads[head + LENGTH] as number;
    if (length === this.#heads[head + CAPACITY]) this.#move(list, Math.max(MIN_CAPACITY, length * 2));
    const page = this.#pages[this.#heads[head + PAGE] as number] as Uint32Array;
    page[(this.#heads[head + START] as number) + length] = ((slot << SLOT_SHIFT) | fields) >>> 0;
    this.#heads[head + LENGTH] = length + 1;
    this.#heads[head + SEEN] = (this.#heads[head + SEEN] as number) | fields;
  }

  /** The current postings of a list. The run is invalid after the next change of the store. */
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

  /**
   * Replaces each slot by `newSlots[slot]` and drops the postings whose new slot is -1. The order of slots
   * must stay the same.
   */
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
