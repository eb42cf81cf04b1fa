import { EXACT_FORM, LOOSE_FORM, OTHER_FORM } from './fields.ts';
import type { Groups } from './groups.ts';
import type { PostingStore, Run } from './postings.ts';
import type { TermDictionary } from './term-dictionary.ts';
import type { QueryWord, Reading } from './words.ts';

/** Postings in which a word is found, with the table that turns their fields into bits of the match. */
export interface WordRun extends Run {
  readonly bits: Uint16Array;
}

/**
 * Everything a word is found in. A listing may be in several of its runs.
 *
 * size    the length of all runs together.
 * weight  how much the word tells: the rarer, the more; a small integer.
 */
export interface WordLists {
  readonly runs: readonly WordRun[];
  readonly size: number;
  readonly weight: number;
}

/** How many times more frequent another reading must be to be believed in besides the word as it is typed. */
const OVERWHELMING = 20;

/** Looks words up in a dictionary of forms and in the names of groups. */
export class WordFinder {
  readonly #terms: TermDictionary;
  readonly #groups: Groups;

  constructor(terms: TermDictionary, groups: Groups) {
    this.#terms = terms;
    this.#groups = groups;
  }

  /** Where the word is found. `total` is the number of all listings, which its weight is measured by. */
  find(word: QueryWord, total: number): WordLists {
    const strict = this.#strictRuns(word.strict);
    const loose = word.loose ? this.#looseRuns(word.loose) : [];
    const size = sizeOf(strict);
    const isMeantAsTyped = word.isBaseForm && size > 0 && sizeOf(loose) < OVERWHELMING * size;
    return asLists(isMeantAsTyped ? strict : [...strict, ...loose], total);
  }

  #strictRuns(reading: Reading): WordRun[] {
    const exact = new Set(
      reading.surfaces.map((surface) => this.#terms.find(surface)).filter((form) => form !== undefined),
    );
    const others = this.#formsOf(reading).difference(exact);
    return [
      ...runsOf(this.#terms.postings, exact, EXACT_FORM),
      ...runsOf(this.#terms.postings, others, OTHER_FORM),
      ...runsOf(this.#groups.postings, this.#groupsOf(reading), OTHER_FORM),
    ];
  }

  #looseRuns(reading: Reading): WordRun[] {
    return [
      ...runsOf(this.#terms.postings, this.#formsOf(reading), LOOSE_FORM),
      ...runsOf(this.#groups.postings, this.#groupsOf(reading), LOOSE_FORM),
    ];
  }

  #formsOf(reading: Reading): Set<number> {
    return new Set(reading.stems.flatMap((stem) => this.#terms.formsOf(stem)));
  }

  #groupsOf(reading: Reading): Set<number> {
    return new Set(reading.stems.flatMap((stem) => this.#groups.listsNamed(stem)));
  }
}

function runsOf(store: PostingStore, lists: Iterable<number>, bits: Uint16Array): WordRun[] {
  const runs: WordRun[] = [];
  for (const list of lists) if (store.length(list) > 0) runs.push({ ...store.run(list), bits });
  return runs;
}

function sizeOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0);
}

function asLists(runs: WordRun[], total: number): WordLists {
  const size = sizeOf(runs);
  return { runs, size, weight: 1 + Math.floor(Math.log2(1 + total / (size + 1))) };
}

/** What several words are found in, as if they were one. */
export function joined(words: readonly { readonly lists: WordLists }[], total: number): WordLists {
  const runs = words.flatMap(({ lists }) => lists.runs);
  return asLists(runs, total);
}
