/**
 * An LRU cache with a limit in bytes. Concurrent requests for a key share one computation; failures are not cached.
 */
export class BoundedCache<Value> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<string, { readonly made: Promise<Value>; sizeBytes: number }>();
  #totalBytes = 0;

  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  /** The value for the key, created if it is missing. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.#entries.get(key);
    if (found) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found.made;
    }
    const made = make();
    this.#entries.set(key, { made, sizeBytes: 0 });
    made.then(
      (value) => this.#weigh(key, value),
      () => this.#entries.delete(key),
    );
    return made;
  }

  #weigh(key: string, value: Value): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    entry.sizeBytes = this.#sizeOf(value);
    this.#totalBytes += entry.sizeBytes;
    for (const [oldest, { sizeBytes }] of this.#entries) {
      if (this.#totalBytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#totalBytes -= sizeBytes;
    }
  }
}
