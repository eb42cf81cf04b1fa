import { editDistance } from './edit-distance.ts';
import { letterDifference, letterSet, lettersMissing } from './letters.ts';
import { unknownStem } from './light-stemmers.ts';
import { RecentCache } from './recent-cache.ts';
import { soundOf, soundsOf } from './sound.ts';
import type { Stemmer } from './stemmer.ts';
import type { TermDictionary } from './term-dictionary.ts';
import { fold, isLatin, isNumber } from './text.ts';
import type { WordFinder, WordLists } from './word-lists.ts';
import { type QueryWord, readWord } from './words.ts';

/**
 * A word that replaces a misspelled one, the number of mistakes between the two (5 for more than 4), and its matches.
 */
export interface Correction {
  readonly used: string;
  readonly distance: number;
  readonly lists: WordLists;
}

/** Tests whether a word has matches that the query could be about. */
export type Leads = (lists: WordLists) => boolean;

/** From this length on one mistake is allowed; a shorter word is too similar to other words. */
const MIN_LENGTH = 5;
/** A word of this length is corrected to words with the same first and last letter. */
const MIN_LENGTH_FRAMED = 4;
const MIN_LENGTH_FOR_TWO = 8;
/** From this length on a word is corrected to words that sound the same. */
const MIN_LENGTH_BY_SOUND = 4;
const MAX_CANDIDATES = 40;
const LONGEST_ENDING = 4;

/** Finds words of the index that are spelled like a word without matches. */
export class Corrector {
  readonly #terms: TermDictionary;
  readonly #finder: WordFinder;
  readonly #stemmer: Stemmer;
  readonly #recent = new RecentCache<string, readonly Correction[]>(500);
  readonly #bySound = new Map<string, number[]>();
  #sounded = 0;
  #version = -1;

  constructor(terms: TermDictionary, finder: WordFinder, stemmer: Stemmer) {
    this.#terms = terms;
    this.#finder = finder;
    this.#stemmer = stemmer;
  }

  /**
   * Corrections of a word, best first: fewest mistakes, then the same first letter, then the most matches. If any words
   * sound the same, only these are returned. One mistake is allowed from five letters on, and in a word of four letters
   * if the first and last letter are right; two, if `generous`, from eight letters on in a word that the dictionary
   * lacks. Empty for a number.
   *
   * key      identifies the answer of `leads` in the cache.
   * version  the version of the index; another one clears the cache.
   */
  corrections(word: QueryWord, generous: boolean, leads: Leads, total: number, key: string, version: number) {
    if (version !== this.#version) this.#recent.clear();
    this.#version = version;
    const { text } = word;
    if (isNumber(text)) return [];
    const once = this.#recent.of(`${key} ${text}`, () => this.#searchOnce(text, leads, total));
    if (once.length > 0 || !generous || word.isKnown || text.length < MIN_LENGTH_FOR_TWO) return once;
    return this.#recent.of(`${key} ${text} 2`, () => this.#leading(this.#similarForms(text, 2), text, leads, total));
  }

  /** The words of the index that sound the same as a word but are spelled differently. */
  saidAlike(text: string): string[] {
    return this.#soundingForms(text)
      .map((form) => this.#terms.surface(form))
      .filter((surface) => surface !== text);
  }

  #searchOnce(text: string, leads: Leads, total: number): readonly Correction[] {
    const alike = this.#leading(this.#soundingForms(text), text, leads, total);
    if (alike.length > 0) return alike;
    if (text.length < MIN_LENGTH) {
      const marked = this.#leading(this.#similarForms(text, 0), text, leads, total);
      if (marked.length > 0 || text.length < MIN_LENGTH_FRAMED) return marked;
      return this.#leading(this.#framedForms(text), text, leads, total);
    }
    const once = this.#leading(this.#similarForms(text, 1), text, leads, total);
    return once.length > 0 ? once : this.#leading(this.#similarStems(text), text, leads, total);
  }

  // Forms that sound the same: "miód" for "miut", "borówki" for "borufki".
  #soundingForms(text: string): number[] {
    if (text.length < MIN_LENGTH_BY_SOUND || !isLatin(text)) return [];
    // Forms are never removed, so the sound of each is computed once.
    for (; this.#sounded < this.#terms.size; this.#sounded++) {
      const sound = soundOf(this.#terms.surface(this.#sounded));
      const alike = this.#bySound.get(sound);
      if (alike) alike.push(this.#sounded);
      else this.#bySound.set(sound, [this.#sounded]);
    }
    return soundsOf(text).flatMap((sound) => this.#bySound.get(sound) ?? []);
  }

  // Forms of the index with at most `limit` mistakes, diacritics ignored.
  #similarForms(text: string, limit: number): number[] {
    const folded = fold(text);
    const letters = letterSet(folded);
    return this.#formsWhere(
      (set) => letterDifference(set, letters) <= 2 * limit,
      (form) => editDistance(folded, form, limit) <= limit,
    );
  }

  // Forms one mistake away with the same first and last letter: "miód" for "myód", "mleko" for "mlko".
  #framedForms(text: string): number[] {
    const folded = fold(text);
    const isFramed = (form: string) => form.at(0) === folded.at(0) && form.at(-1) === folded.at(-1);
    return this.#similarForms(text, 1).filter((form) => isFramed(this.#terms.folded(form)));
  }

  // Forms one mistake away once the endings of both words are removed: the index may lack the form that was meant.
  #similarStems(text: string): number[] {
    const isWordLatin = isLatin(text);
    const stem = unknownStem(text, isWordLatin);
    if (stem.length <= MIN_LENGTH) return [];
    const letters = letterSet(stem.slice(1));
    return this.#formsWhere(
      (set) => lettersMissing(letters, set) <= 1,
      (form) =>
        Math.abs(form.length - stem.length) <= LONGEST_ENDING &&
        editDistance(stem, unknownStem(form, isWordLatin), 1) <= 1,
    );
  }

  #formsWhere(mayBe: (letters: number) => boolean, is: (folded: string) => boolean): number[] {
    const { values } = this.#terms.letterSets;
    const found: number[] = [];
    for (let form = 0; form < this.#terms.size; form++) {
      if (mayBe(values[form] as number) && is(this.#terms.folded(form))) found.push(form);
    }
    return found;
  }

  #leading(forms: readonly number[], text: string, leads: Leads, total: number): Correction[] {
    const { postings } = this.#terms;
    const candidates = [...forms].sort((a, b) => postings.length(b) - postings.length(a));
    const found = candidates.slice(0, MAX_CANDIDATES).flatMap((form): Correction[] => {
      const used = this.#terms.surface(form);
      const lists = this.#finder.find(readWord(used, this.#stemmer), total);
      return leads(lists) ? [{ used, distance: editDistance(fold(text), fold(used), LONGEST_ENDING), lists }] : [];
    });
    const startsOtherwise = ({ used }: Correction) => Number(fold(used).charAt(0) !== fold(text).charAt(0));
    return found.sort(
      (a, b) =>
        a.distance - b.distance ||
        startsOtherwise(a) - startsOtherwise(b) ||
        b.lists.size - a.lists.size ||
        (a.used < b.used ? -1 : 1),
    );
  }
}
