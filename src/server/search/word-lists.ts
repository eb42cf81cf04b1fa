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

/** How many times more frequent a spelling with marks must be for the one without to be taken for it. */
const OVERWHELMING = 5;

/** Looks words up in a dictionary of forms and in the names of groups. */
export class WordFinder {
  readonly #terms: TermDictionary;
  readonly #groups: Groups;

  constructor(terms: TermDictionary, groups: Groups) {
    this.#terms = terms;
    this.#groups = groups;
  }

  /**
   * Where the word is found. `total` is the number of all listings, which its weight is measured by.
   *
   * Whether a word that is typed without marks is meant so is told by what listings write: who types `sol` means `sól`
   * where that stands in many listings and `sol` in none, but `sad` is an orchard and not `sąd` where there are
   * orchards. In doubt both count, the other reading less.
   */
  find({ strict, loose, isBaseForm }: QueryWord, total: number): WordLists {
    if (!loose) return asLists(this.#runs(strict, EXACT_FORM, OTHER_FORM), total);
    const typed = this.#frequency(strict.surfaces);
    const isMeantMarked = this.#frequency(loose.surfaces) > OVERWHELMING * typed;
    const [likely, other] = isMeantMarked ? [loose, strict] : [strict, loose];
    const runs = this.#runs(likely, EXACT_FORM, OTHER_FORM);
    const isCertain = !isMeantMarked && isBaseForm && typed > 0;
    return asLists(isCertain ? runs : [...runs, ...this.#runs(other, LOOSE_FORM, LOOSE_FORM)], total);
  }

  #runs(reading: Reading, exactForm: Uint16Array, otherForm: Uint16Array): WordRun[] {
    const exact = this.#written(reading.surfaces);
    const others = new Set(reading.stems.flatMap((stem) => this.#terms.formsOf(stem))).difference(exact);
    const groups = new Set(reading.stems.flatMap((stem) => this.#groups.listsNamed(stem)));
    return [
      ...runsOf(this.#terms.postings, exact, exactForm),
      ...runsOf(this.#terms.postings, others, otherForm),
      ...runsOf(this.#groups.postings, groups, otherForm),
    ];
  }

  #written(surfaces: readonly string[]): Set<number> {
    return new Set(surfaces.map((surface) => this.#terms.find(surface)).filter((form) => form !== undefined));
  }

  #frequency(surfaces: readonly string[]): number {
    return [...this.#written(surfaces)].reduce((sum, form) => sum + this.#terms.postings.length(form), 0);
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
