import { NumberList } from './number-list.ts';

const FIRST_CAPACITY = 8192;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 16777619;

/** The hash of an empty word. */
export const EMPTY_HASH = FNV_OFFSET | 0;

/** The hash after one more character. */
export function hashNext(hash: number, charCode: number): number {
  return Math.imul(hash ^ charCode, FNV_PRIME);
}

/**
 * Numbers words from 0. A word is looked up by its character codes inside a longer text, without a substring: loading
 * 200,000 listings does that ten million times.
 */
export class WordTable {
  readonly #words: string[] = [];
  /** The characters of all words, concatenated; `#starts` holds where each begins. */
  #chars = new Uint16Array(FIRST_CAPACITY);
  readonly #starts = new NumberList();
  /** Open addressing: pairs of a hash and a word number plus one; 0 in the second place marks a free pair. */
  #places = new Uint32Array(FIRST_CAPACITY);

  constructor() {
    this.#starts.push(0);
  }

  get size(): number {
    return this.#words.length;
  }

  word(number: number): string {
    return this.#words[number] as string;
  }

  /** The number of a word; -1 for an unknown one. */
  find(word: string): number {
    const chars = codesOf(word);
    return this.findIn(chars, 0, chars.length, hashOf(chars, 0, chars.length));
  }

  /** The number of the word `chars[from .. to)` with that hash; -1 for an unknown one. */
  findIn(chars: Uint16Array, from: number, to: number, hash: number): number {
    return (this.#places[this.#placeOf(chars, from, to, hash >>> 0) + 1] as number) - 1;
  }

  /** Adds a word unless it is known. @returns its number. */
  add(word: string): number {
    const known = this.find(word);
    if (known >= 0) return known;
    if (this.size * 4 >= this.#places.length) this.#growPlaces();
    const number = this.#words.push(unsliced(word)) - 1;
    this.#keepChars(codesOf(word));
    this.#place(number);
    return number;
  }

  // The place of the word, or the free place where it belongs.
  #placeOf(chars: Uint16Array, from: number, to: number, hash: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    for (let at = (spread(hash) << 1) & mask; ; at = (at + 2) & mask) {
      const number = places[at + 1] as number;
      if (number === 0 || (places[at] === hash && this.#equals(number - 1, chars, from, to))) return at;
    }
  }

  #equals(number: number, chars: Uint16Array, from: number, to: number): boolean {
    const start = this.#starts.at(number);
    if (this.#starts.at(number + 1) - start !== to - from) return false;
    for (let at = from; at < to; at++) if (this.#chars[start + at - from] !== chars[at]) return false;
    return true;
  }

  #place(number: number): void {
    const from = this.#starts.at(number);
    const to = this.#starts.at(number + 1);
    const hash = hashOf(this.#chars, from, to) >>> 0;
    const at = this.#placeOf(this.#chars, from, to, hash);
    this.#places[at] = hash;
    this.#places[at + 1] = number + 1;
  }

  #keepChars(chars: Uint16Array): void {
    const start = this.#starts.at(this.size - 1);
    if (start + chars.length > this.#chars.length) {
      const larger = new Uint16Array(this.#chars.length * 2);
      larger.set(this.#chars);
      this.#chars = larger;
    }
    this.#chars.set(chars, start);
    this.#starts.push(start + chars.length);
  }

  #growPlaces(): void {
    this.#places = new Uint32Array(this.#places.length * 2);
    for (let number = 0; number < this.size; number++) this.#place(number);
  }
}

function codesOf(word: string): Uint16Array {
  const chars = new Uint16Array(word.length);
  for (let at = 0; at < word.length; at++) chars[at] = word.charCodeAt(at);
  return chars;
}

function hashOf(chars: Uint16Array, from: number, to: number): number {
  let hash = EMPTY_HASH;
  for (let at = from; at < to; at++) hash = hashNext(hash, chars[at] as number);
  return hash;
}

// The low bits of a short word's hash vary too little.
function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

/** A copy, because a substring would keep the longer string in memory. */
function unsliced(word: string): string {
  return word.length < 13 ? word : Buffer.from(word).toString();
}
