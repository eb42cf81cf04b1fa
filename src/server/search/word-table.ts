const FIRST_CAPACITY = 4096;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 16777619;

/** The hash before the first letter of a word. */
export const EMPTY_HASH = FNV_OFFSET | 0;

/** The hash of a word one letter longer. */
export function hashNext(hash: number, charCode: number): number {
  return Math.imul(hash ^ charCode, FNV_PRIME);
}

/**
 * Numbers words from 0. Looks a word up where it stands in a longer text, without cutting it out: when 200,000 listings
 * are loaded that happens ten million times, and takes a third of what a Map of strings would.
 */
export class WordTable {
  readonly #words: string[] = [];
  /** Pairs of a hash and a number plus one, at a place that follows from the hash; the second is 0 where it is free. */
  #places = new Uint32Array(FIRST_CAPACITY * 2);

  get size(): number {
    return this.#words.length;
  }

  word(number: number): string {
    return this.#words[number] as string;
  }

  /** The word's number, or -1. */
  find(word: string): number {
    let hash = EMPTY_HASH;
    for (let at = 0; at < word.length; at++) hash = hashNext(hash, word.charCodeAt(at));
    return this.findIn(word, 0, word.length, hash);
  }

  /** The number of the word `text[from .. to)` with that hash, or -1. */
  findIn(text: string, from: number, to: number, hash: number): number {
    const number = this.#places[this.#placeOf(text, from, to, hash >>> 0) + 1] as number;
    return number - 1;
  }

  /** The word's number, which it gets when it has none. */
  add(word: string): number {
    const known = this.find(word);
    if (known >= 0) return known;
    if (this.size * 4 >= this.#places.length) this.#grow();
    this.#words.push(unsliced(word));
    this.#place(this.size - 1);
    return this.size - 1;
  }

  // Where the word is, or else the free place where it belongs.
  #placeOf(text: string, from: number, to: number, hash: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    for (let at = (spread(hash) << 1) & mask; ; at = (at + 2) & mask) {
      const number = places[at + 1] as number;
      if (number === 0) return at;
      if (places[at] === hash && this.#equals(number - 1, text, from, to)) return at;
    }
  }

  #equals(number: number, text: string, from: number, to: number): boolean {
    const word = this.#words[number] as string;
    if (word.length !== to - from) return false;
    for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) !== text.charCodeAt(from + at)) return false;
    return true;
  }

  #place(number: number): void {
    const word = this.word(number);
    let hash = EMPTY_HASH;
    for (let at = 0; at < word.length; at++) hash = hashNext(hash, word.charCodeAt(at));
    const at = this.#placeOf(word, 0, word.length, hash >>> 0);
    this.#places[at] = hash;
    this.#places[at + 1] = number + 1;
  }

  #grow(): void {
    this.#places = new Uint32Array(this.#places.length * 2);
    for (let number = 0; number < this.size; number++) this.#place(number);
  }
}

// The lower bits of the hash of a short word vary too little.
function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

/** A copy of its own: a part of a longer string would keep all of that in memory. */
function unsliced(word: string): string {
  return word.length < 13 ? word : Buffer.from(word).toString();
}
