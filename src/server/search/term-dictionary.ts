import { decodeStems, readTerms } from './document.ts';
import { TITLE } from './fields.ts';
import { letterSet } from './letters.ts';
import { NumberList } from './number-list.ts';
import { PostingStore } from './postings.ts';
import { SortedWords } from './sorted-words.ts';
import { fold } from './text.ts';

/** Instead of a base form's number: no listing has written the word yet, it is only in the name of a group. */
const UNLINKED = 0xffffffff;

/**
 * Every word form that stands in a listing, with the listings it stands in, and the forms that share a base form.
 * A form's number is also the number of its posting list.
 */
export class TermDictionary {
  readonly postings = new PostingStore();
  readonly #numbers = new Map<string, number>();
  readonly #surfaces: string[] = [];
  readonly #folded: string[] = [];
  readonly #firstStem = new NumberList();
  /** How many listings have or had the form in their title. */
  readonly titleCounts = new NumberList();
  /** The forms' letters as sets of bits, see `letterSet`. */
  readonly letterSets = new NumberList();
  readonly #stems = new Map<string, number>();
  readonly #families: number[][] = [];
  readonly #titleWords = new SortedWords((form) => this.#folded[form] as string);
  #slot = 0;

  get size(): number {
    return this.#surfaces.length;
  }

  surface(form: number): string {
    return this.#surfaces[form] as string;
  }

  folded(form: number): string {
    return this.#folded[form] as string;
  }

  /** The number of the form's first base form, which the forms of one word share. */
  firstStem(form: number): number {
    return this.#firstStem.at(form);
  }

  find(surface: string): number | undefined {
    return this.#numbers.get(surface);
  }

  /** All forms of the words with that base form. */
  formsOf(stem: string): readonly number[] {
    const number = this.#stems.get(stem);
    return number === undefined ? [] : (this.#families[number] as number[]);
  }

  /** Files a listing under the words of its terms; its slot must be above all before it. */
  addListing(slot: number, terms: string): void {
    this.#slot = slot;
    readTerms(terms, this);
  }

  /** The number of a form, which from now on can be found as a correction of misspelled words. */
  intern(surface: string): number {
    const known = this.#numbers.get(surface);
    return known === undefined ? this.#create(unsliced(surface)) : known;
  }

  /** One word of a listing: called by `readTerms`. */
  term(surface: string, fields: number, terms: string, codesFrom: number, codesTo: number): void {
    const form = this.intern(surface);
    if (this.#firstStem.at(form) === UNLINKED) this.#link(form, decodeStems(surface, terms, codesFrom, codesTo));
    this.postings.add(form, this.#slot, fields);
    if (fields & TITLE) this.#countTitle(form);
  }

  /** The forms in titles that begin with the letters, without regard to diacritics, in alphabetical order. */
  titleWordsWith(prefix: string): Uint32Array {
    return this.#titleWords.withPrefix(fold(prefix));
  }

  /** Renames all slots, see `PostingStore.renameSlots`. */
  renameSlots(newSlots: Int32Array): void {
    this.postings.renameSlots(newSlots);
    for (let form = 0; form < this.size; form++) this.titleCounts.set(form, this.#titlesIn(form));
    this.#titleWords.keep((form) => this.titleCounts.at(form) > 0);
  }

  #countTitle(form: number): void {
    const count = this.titleCounts.at(form);
    if (count === 0) this.#titleWords.add(form);
    this.titleCounts.set(form, count + 1);
  }

  #titlesIn(form: number): number {
    const { data, start, end } = this.postings.run(form);
    let count = 0;
    for (let i = start; i < end; i++) count += (data[i] as number) & TITLE;
    return count;
  }

  #create(surface: string): number {
    const folded = fold(surface);
    this.#numbers.set(surface, this.size);
    this.#folded.push(folded);
    this.#firstStem.push(UNLINKED);
    this.titleCounts.push(0);
    this.letterSets.push(letterSet(folded));
    this.#surfaces.push(surface);
    return this.postings.addList();
  }

  #link(form: number, stems: readonly string[]): void {
    const numbers = stems.map((stem) => this.#stemNumber(stem));
    this.#firstStem.set(form, numbers[0] ?? UNLINKED);
    for (const number of new Set(numbers)) this.#families[number]?.push(form);
  }

  #stemNumber(stem: string): number {
    const known = this.#stems.get(stem);
    if (known !== undefined) return known;
    this.#stems.set(unsliced(stem), this.#families.length);
    return this.#families.push([]) - 1;
  }
}

/** A copy of its own: a part of a longer string would keep all of that in memory. */
function unsliced(word: string): string {
  return word.length < 13 ? word : Buffer.from(word).toString();
}
