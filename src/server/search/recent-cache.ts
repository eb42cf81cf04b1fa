/**
 * A bounded cache of two generations. When the young generation is full it replaces the old one, and the
 * entries of the old one that were not read meanwhile are evicted. Holds at most `capacity` entries; a hit
 * costs one or two map look-ups.
 */
export class RecentCache<Key, Value> {
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  readonly #generationSize: number;

  constructor(capacity: number) {
    this.#generationSize = Math.max(1, capacity >> 1);
  }

  get(key: Key): Value | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  /** The cached value, or the value of `make`, which is then cached. */
  of(key: Key, make: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    this.set(key, value);
    return value;
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
