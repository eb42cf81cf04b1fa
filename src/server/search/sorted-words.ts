/** Word numbers in the order of their texts. Added words are merged in at the next read. */
export class SortedWords {
  readonly #textOf: (word: number) => string;
  #sorted = new Uint32Array(0);
  #added: number[] = [];

  constructor(textOf: (word: number) => string) {
    this.#textOf = textOf;
  }

  /** Adds a word; it must not be in the list yet. */
  add(word: number): void {
    this.#added.push(word);
  }

  /** Removes the words for which the test is false. */
  keep(test: (word: number) => boolean): void {
    this.#merge();
    this.#sorted = this.#sorted.filter(test);
  }

  /** The words whose text begins with the prefix, ascending. */
  withPrefix(prefix: string): Uint32Array {
    this.#merge();
    const start = this.#firstWhere((text) => text >= prefix, 0);
    const end = this.#firstWhere((text) => !text.startsWith(prefix), start);
    return this.#sorted.subarray(start, end);
  }

  #firstWhere(holds: (text: string) => boolean, from: number): number {
    let low = from;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.#textOf(this.#sorted[middle] as number))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #merge(): void {
    if (this.#added.length === 0) return;
    const added = this.#added.sort((a, b) => (this.#textOf(a) < this.#textOf(b) ? -1 : 1));
    const merged = new Uint32Array(this.#sorted.length + added.length);
    let from = 0;
    let filled = 0;
    for (const word of added) {
      const text = this.#textOf(word);
      const to = this.#firstWhere((other) => other > text, from);
      merged.set(this.#sorted.subarray(from, to), filled);
      filled += to - from;
      merged[filled++] = word;
      from = to;
    }
    merged.set(this.#sorted.subarray(from), filled);
    this.#sorted = merged;
    this.#added = [];
  }
}
