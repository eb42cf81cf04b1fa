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
 * The forms that share a base form; the doubtful ones are more likely forms of an adjective, as "kozie" is of "kozi"
 * rather than of "koza".
 */
export interface FormFamily {
  readonly sure: number[];
  readonly doubtful: number[];
}

const NO_FORMS: FormFamily = { sure: [], doubtful: [] };
/** Of fewer letters too much is alike. */
const SHORTEST_MISTYPED = 4;

/**
 * Every word form that stands in a listing, with the listings it stands in, and the forms that share a base form.
 * A form's number is also the number of its posting list.
 */
export class TermDictionary {
  readonly postings = new PostingStore(1);
  readonly #forms = new WordTable();
  readonly #folded: string[] = [];
  readonly #stemsOf: (form: string) => readonly string[];
  /** 1 once a form is filed under its base forms: not before a listing has it, for names of groups come without. */
  readonly #isLinked = new NumberList();
  /** How many listings have or had the form in their title. */
  readonly titleCounts = new NumberList();
  /** The forms' letters as sets of bits, see `letterSet`. */
  readonly letterSets = new NumberList();
  readonly #stems = new WordTable();
  readonly #families: FormFamily[] = [];
  readonly #titleWords = new SortedWords((form) => this.#folded[form] as string);
  readonly #reader = new TermReader();

  /** `stemsOf` tells the base forms of a form when they are stored as an earlier dictionary told them. */
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

  /** All forms of the words with that base form. */
  formsOf(stem: string): Readonly<FormFamily> {
    return this.#families[this.#stems.find(stem)] ?? NO_FORMS;
  }

  /** Files a listing under the words of its terms; its slot must be above all before it. */
  addListing(slot: number, terms: string): void {
    this.#reader.open(terms);
    while (this.#reader.next()) this.#addWord(slot, this.#reader);
  }

  /** The number of a form, which from now on can be found as a correction of misspelled words. */
  intern(surface: string): number {
    const form = this.#forms.add(surface);
    if (form === this.postings.listCount) this.#create(form);
    return form;
  }

  /** The forms in titles that begin with the letters, without regard to diacritics, in alphabetical order. */
  titleWordsWith(prefix: string): Uint32Array {
    return this.#titleWords.withPrefix(fold(prefix));
  }

  /** The forms in titles whose beginning differs from the letters by one typing mistake, diacritics aside. */
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

  /** Renames all slots, see `PostingStore.renameSlots`. */
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

  // One listing links a form for all, so older terms are not to be believed where newer ones have the form as well.
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
  // The first letter is hardly ever wrong, and without it too much is alike.
  if (word.charCodeAt(0) !== prefix.charCodeAt(0)) return false;
  return [-1, 0, 1].some((more) => editDistance(prefix, word.slice(0, prefix.length + more), 1) <= 1);
}
