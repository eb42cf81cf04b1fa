import { editDistance } from './edit-distance.ts';
import { TITLE } from './fields.ts';
import { letterSet, lettersMissing } from './letters.ts';
import { NumberList } from './number-list.ts';
import { PostingStore } from './postings.ts';
import { SortedWords } from './sorted-words.ts';
import { isDoubtful } from './stemmer.ts';
import { TermReader } from './term-reader.ts';
import { fold } from './text.ts';
import { WordTable } from './word-table.ts';

/**
 * The forms that share a base form. The doubtful ones are more likely forms of an adjective: "kozie" of "kozi"
 * rather than of "koza".
 */
export interface FormFamily {
  readonly sure: number[];
  readonly doubtful: number[];
}

const NO_FORMS: FormFamily = { sure: [], doubtful: [] };
/** Shorter prefixes resemble too many words. */
const SHORTEST_MISTYPED = 4;

/**
 * Every inflected form that occurs in a listing, with its posting list, and the forms that share a base form. The
 * number of a form is also the number of its posting list.
 */
export class TermDictionary {
  readonly postings = new PostingStore(1);
  readonly #forms = new WordTable();
  readonly #folded: string[] = [];
  readonly #stemsOf: (form: string) => readonly string[];
  /**
   * 1 once a form is linked to its base forms. That happens with the first listing that contains it; the forms of group
   * names are interned without base forms.
   */
  readonly #isLinked = new NumberList();
  /** The number of listings that have, or had until the last compaction, the form in their title. */
  readonly titleCounts = new NumberList();
  /** The letters of each form as bits, see `letterSet`. */
  readonly letterSets = new NumberList();
  readonly #stems = new WordTable();
  readonly #families: FormFamily[] = [];
  readonly #titleWords = new SortedWords((form) => this.#folded[form] as string);
  readonly #reader = new TermReader();

  /** `stemsOf` returns the base forms of a form whose stored base forms come from an earlier dictionary. */
  constructor(stemsOf: (form: string) => readonly string[]) {
    this.#stemsOf = stemsOf;
  }

  get size(): number {
    return this.#forms.size;
  }

  surface(form: number): string {
    return this.#forms.word(form);
  }

  folded(form: number): string {
    return this.#folded[form] as string;
  }

  find(surface: string): number | undefined {
    const form = this.#forms.find(surface);
    return form < 0 ? undefined : form;
  }

  /** All forms with that base form; both lists are empty for an unknown one. */
  formsOf(stem: string): Readonly<FormFamily> {
    return this.#families[this.#stems.find(stem)] ?? NO_FORMS;
  }

  /** Adds a listing to the posting lists of its words. The slot must be higher than all earlier ones. */
  addListing(slot: number, terms: string): void {
    this.#reader.open(terms);
    while (this.#reader.next()) this.#addWord(slot, this.#reader);
  }

  /** Adds a form unless it is known; misspelled words can then be corrected to it. @returns its number. */
  intern(surface: string): number {
    const form = this.#forms.add(surface);
    if (form === this.postings.listCount) this.#create(form);
    return form;
  }

  /** Forms from titles that begin with the prefix, diacritics ignored, ascending by text. */
  titleWordsWith(prefix: string): Uint32Array {
    return this.#titleWords.withPrefix(fold(prefix));
  }

  /**
   * Forms from titles whose beginning is at most one typing mistake away from the prefix, with the same first letter
   * and diacritics ignored. Empty for a prefix of fewer than four letters.
   */
  titleWordsLike(prefix: string): Uint32Array {
    const folded = fold(prefix);
    if (folded.length < SHORTEST_MISTYPED) return new Uint32Array();
    const letters = letterSet(folded);
    const found: number[] = [];
    for (let form = 0; form < this.size; form++) {
      if (this.titleCounts.at(form) === 0 || lettersMissing(letters, this.letterSets.at(form)) > 1) continue;
      if (beginsLike(this.folded(form), folded)) found.push(form);
    }
    return Uint32Array.from(found);
  }

  /** Replaces all slots, see `PostingStore.renameSlots`, and counts the titles again. */
  renameSlots(newSlots: Int32Array): void {
    this.postings.renameSlots(newSlots);
    for (let form = 0; form < this.size; form++) this.titleCounts.set(form, this.#titlesIn(form));
    this.#titleWords.keep((form) => this.titleCounts.at(form) > 0);
  }

  #addWord(slot: number, reader: TermReader): void {
    const known = this.#forms.findIn(reader.chars, reader.from, reader.to, reader.hash);
    const form = known < 0 ? this.intern(reader.word()) : known;
    if (this.#isLinked.at(form) === 0) this.#link(form, this.#stemsIn(reader));
    this.postings.add(form, slot, reader.fields);
    if (reader.fields & TITLE) this.#countTitle(form);
  }

  // The first listing with a form links it for all listings, so base forms of an earlier dictionary are replaced.
  #stemsIn(reader: TermReader): readonly string[] {
    return reader.age === 'older' ? this.#stemsOf(reader.word()) : reader.stems();
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

  #create(form: number): void {
    const folded = fold(this.surface(form));
    this.#folded.push(folded);
    this.#isLinked.push(0);
    this.titleCounts.push(0);
    this.letterSets.push(letterSet(folded));
    this.postings.addList();
  }

  #link(form: number, stems: readonly string[]): void {
    const word = this.surface(form);
    this.#isLinked.set(form, 1);
    for (const stem of new Set(stems)) {
      const number = this.#stems.add(stem);
      if (number === this.#families.length) this.#families.push({ sure: [], doubtful: [] });
      this.#families[number]?.[isDoubtful(stem, word, stems) ? 'doubtful' : 'sure'].push(form);
    }
  }
}

function beginsLike(word: string, prefix: string): boolean {
  // The first letter is rarely mistyped, and without this condition too many words are similar.
  if (word.charCodeAt(0) !== prefix.charCodeAt(0)) return false;
  return [-1, 0, 1].some((more) => editDistance(prefix, word.slice(0, prefix.length + more), 1) <= 1);
}
