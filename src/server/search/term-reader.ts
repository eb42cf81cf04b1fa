import { ageOfTerms, decodeFields, decodeStems, GROUP, headerOf, NEXT, STEM, type TermsAge } from './term-format.ts';
import { EMPTY_HASH, hashNext } from './word-table.ts';

const GROUP_CODE = GROUP.charCodeAt(0);
const NEXT_CODE = NEXT.charCodeAt(0);
const STEM_CODE = STEM.charCodeAt(0);

/**
 * Iterates over the words of analysed listings: `chars[from .. to)` is the word, `hash` its hash in a `WordTable`,
 * `fields` the fields that contain it, and `age` the age of the listing's terms. Reads an array of character codes,
 * which is several times as fast as a string.
 */
export class TermReader {
  chars = new Uint16Array(4096);
  from = 0;
  to = 0;
  hash = 0;
  fields = 0;
  age: TermsAge = 'unreadable';
  #terms = '';
  #length = 0;
  #end = 0;

  /** Starts reading the terms of a listing; unreadable ones yield no words. */
  open(terms: string): void {
    this.#terms = terms;
    this.age = ageOfTerms(terms);
    this.#length = this.age === 'unreadable' ? 0 : terms.length;
    this.#end = headerOf(terms).length;
    if (this.#length > this.chars.length) this.chars = new Uint16Array(this.#length * 2);
    Buffer.from(this.chars.buffer).write(terms, 'utf16le');
  }

  /** Moves to the next word. @returns false when there is none. */
  next(): boolean {
    // Words are separated by a space, or by a group mark, its fields and a space.
    let at = this.#end;
    while (at < this.#length && this.chars[at] === GROUP_CODE) {
      this.fields = decodeFields(this.chars[at + 1] as number);
      at += 2;
    }
    if (at + 1 >= this.#length) return false;
    this.#readWord(at + 1);
    return true;
  }

  /** The current word. */
  word(): string {
    return this.#terms.slice(this.from, this.to);
  }

  /** The base forms of the current word. */
  stems(): string[] {
    return decodeStems(this.word(), this.#terms.slice(this.to, this.#end));
  }

  #readWord(from: number): void {
    const { chars } = this;
    const length = this.#length;
    let hash = EMPTY_HASH;
    let at = from;
    this.from = from;
    for (; at < length; at++) {
      const char = chars[at] as number;
      if (char === STEM_CODE || char === NEXT_CODE || char === GROUP_CODE) break;
      hash = hashNext(hash, char);
    }
    this.to = at;
    this.hash = hash;
    while (at < length && chars[at] !== NEXT_CODE && chars[at] !== GROUP_CODE) at++;
    this.#end = at;
  }
}
