import { voivodeshipNumber } from './area.ts';
import { pointOnSphere } from './geo.ts';
import type { SearchDoc } from './types.ts';

/** The value of the `kind` column for a slot without a live listing. */
export const DEAD = 255;
const FIRST_CAPACITY = 1024;

type Column = Float64Array | Float32Array | Uint32Array | Uint16Array | Uint8Array;

/**
 * The values of a row that are not in the document: the number of its kind, the number of its category,
 * its tags as bits.
 */
export interface RowNumbers {
  readonly kind: number;
  readonly category: number;
  readonly tagWords: readonly number[];
}

/**
 * The values that listings are filtered and sorted by, one typed array per value, indexed by slot. Each change of
 * a listing appends a new slot; the old one is dead until the slots are compacted. A missing number is NaN, so
 * that every comparison with it is false; `visibleUntil` is Infinity when there is no expiry; the rating of an
 * unrated listing is NaN.
 */
export class Columns {
  size = 0;
  /** The turn that sorts promoted listings of one degree. After changing it, sort the orders by promotion again. */
  turn = 0;
  id = new Float64Array(FIRST_CAPACITY);
  revision = new Float64Array(FIRST_CAPACITY);
  sellerId = new Float64Array(FIRST_CAPACITY);
  price = new Float64Array(FIRST_CAPACITY);
  pieces = new Float64Array(FIRST_CAPACITY);
  weight = new Float64Array(FIRST_CAPACITY);
  volume = new Float64Array(FIRST_CAPACITY);
  createdAt = new Float64Array(FIRST_CAPACITY);
  startsAt = new Float64Array(FIRST_CAPACITY);
  endsAt = new Float64Array(FIRST_CAPACITY);
  visibleUntil = new Float64Array(FIRST_CAPACITY);
  /** When the checked document expires; 0 without one. */
  checkedUntil = new Float64Array(FIRST_CAPACITY);
  rating = new Float32Array(FIRST_CAPACITY);
  ratingCount = new Uint32Array(FIRST_CAPACITY);
  /** The place on the unit sphere: a squared distance then takes three multiplications. NaN without coordinates. */
  x = new Float32Array(FIRST_CAPACITY);
  y = new Float32Array(FIRST_CAPACITY);
  z = new Float32Array(FIRST_CAPACITY);
  category = new Uint16Array(FIRST_CAPACITY);
  kind = new Uint8Array(FIRST_CAPACITY);
  promotion = new Uint8Array(FIRST_CAPACITY);
  home = new Uint8Array(FIRST_CAPACITY);
  hasPicture = new Uint8Array(FIRST_CAPACITY);
  voivodeship = new Uint8Array(FIRST_CAPACITY);
  /** Tags as bits, numbered within the kind, 32 per column. */
  readonly tags: Uint32Array[];

  constructor(tagWordCount: number) {
    this.tags = Array.from({ length: tagWordCount }, () => new Uint32Array(FIRST_CAPACITY));
  }

  /** Appends a listing. @returns its slot, one above the last. */
  append(doc: SearchDoc, { kind, category, tagWords }: RowNumbers): number {
    if (this.size === this.kind.length) this.#replaceAll((column) => resized(column, column.length * 2));
    const slot = this.size++;
    this.id[slot] = doc.id;
    this.revision[slot] = doc.revision;
    this.sellerId[slot] = doc.sellerId;
    this.kind[slot] = kind;
    this.category[slot] = category;
    for (const [word, column] of this.tags.entries()) column[slot] = tagWords[word] ?? 0;
    this.hasPicture[slot] = doc.hasPicture ? 1 : 0;
    this.promotion[slot] = doc.promotion;
    this.home[slot] = doc.home ?? doc.promotion;
    this.voivodeship[slot] = voivodeshipNumber(doc.voivodeship);
    this.ratingCount[slot] = doc.ratingCount;
    this.rating[slot] = doc.ratingCount > 0 ? doc.ratingAvg : Number.NaN;
    this.#setAmounts(slot, doc);
    this.#setTimes(slot, doc);
    [this.x[slot], this.y[slot], this.z[slot]] = pointOnSphere(doc.lat ?? Number.NaN, doc.lng ?? Number.NaN);
    return slot;
  }

  /**
   * Moves each slot to `newSlots[slot]` and drops those whose new slot is -1. The order of slots must stay the same.
   */
  renameSlots(newSlots: Int32Array, newSize: number): void {
    this.#replaceAll((column) => {
      for (let slot = 0; slot < this.size; slot++) {
        const target = newSlots[slot] as number;
        if (target >= 0) column[target] = column[slot] as number;
      }
      return column;
    });
    this.size = newSize;
  }

  #setAmounts(slot: number, doc: SearchDoc): void {
    this.price[slot] = doc.priceMinor ?? Number.NaN;
    this.pieces[slot] = doc.pieces ?? Number.NaN;
    this.weight[slot] = doc.weightG ?? Number.NaN;
    this.volume[slot] = doc.volumeMl ?? Number.NaN;
  }

  #setTimes(slot: number, doc: SearchDoc): void {
    this.createdAt[slot] = doc.createdAtMs;
    this.startsAt[slot] = doc.startsAtMs ?? Number.NaN;
    this.endsAt[slot] = doc.endsAtMs ?? doc.startsAtMs ?? Number.NaN;
    this.visibleUntil[slot] = doc.visibleUntilMs ?? Number.POSITIVE_INFINITY;
    this.checkedUntil[slot] = doc.checkedUntilMs ?? 0;
  }

  #replaceAll(change: <C extends Column>(column: C) => C): void {
    for (const name of ['id', 'revision', 'sellerId', 'price', 'pieces', 'weight', 'volume'] as const) {
      this[name] = change(this[name]);
    }
    for (const name of ['createdAt', 'startsAt', 'endsAt', 'visibleUntil', 'checkedUntil'] as const)
      this[name] = change(this[name]);
    for (const name of ['rating', 'x', 'y', 'z'] as const) this[name] = change(this[name]);
    for (const name of ['kind', 'promotion', 'home', 'hasPicture', 'voivodeship'] as const)
      this[name] = change(this[name]);
    this.ratingCount = change(this.ratingCount);
    this.category = change(this.category);
    for (const [word, column] of this.tags.entries()) this.tags[word] = change(column);
  }
}

function resized<C extends Column>(column: C, length: number): C {
  const larger = new (column.constructor as new (length: number) => C)(length);
  larger.set(column as never);
  return larger;
}
