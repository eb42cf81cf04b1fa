import { ABOUT, BARE_FORM, type FormTables, LOOSE_FORM, NAMING, sharedForm } from './fields.ts';
import type { Groups, NamedLists } from './groups.ts';
import type { PostingStore, Run } from './postings.ts';
import { RecentCache } from './recent-cache.ts';
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

const LOOSE: FormTables = { exact: LOOSE_FORM, other: LOOSE_FORM };

/** How many words are kept at one version. */
const FOUND = 4_000;

/** Looks words up in a dictionary of forms and in the names of groups. */
export class WordFinder {
  readonly #terms: TermDictionary;
  readonly #groups: Groups;
  readonly #version: () => number;
  /** What was looked up at one version: many saved searches ask for the same words. */
  readonly #found = new RecentCache<string, WordLists>(FOUND);
  #foundAt = Number.NaN;

  /** `version` changes with each change of what is looked up in. */
  constructor(terms: TermDictionary, groups: Groups, version: () => number) {
    this.#terms = terms;
    this.#groups = groups;
    this.#version = version;
  }

  /**
   * Where the word is found. `total` is the number of all listings, which its weight is measured by.
   *
   * Whether a word that is typed without marks is meant so is told by what listings write: who types `sol` means `sól`
   * where that stands in many listings and `sol` in none, but `sad` is an orchard and not `sąd` where there are
   * orchards. In doubt both count, the other reading less.
   */
  find(word: QueryWord, total: number): WordLists {
    if (this.#foundAt !== this.#version()) {
      this.#found.clear();
      this.#foundAt = this.#version();
    }
    const { strict, loose, isBaseForm, isAbout } = word;
    const key = `${keyOf(strict)}|${loose ? keyOf(loose) : ''}|${isBaseForm}|${isAbout}|${total}`;
    return this.#found.of(key, () => this.#lookUp(word, total));
  }

  #lookUp({ strict, loose, isBaseForm, isAbout }: QueryWord, total: number): WordLists {
    const tables = isAbout ? ABOUT : NAMING;
    if (!loose) return asLists(this.#runs(strict, tables, isAbout), total);
    const typed = this.#frequency(strict.surfaces);
    const isMeantMarked = this.#frequency(loose.surfaces) > OVERWHELMING * typed;
    const [likely, other] = isMeantMarked ? [loose, strict] : [strict, loose];
    const runs = this.#runs(likely, tables, isAbout);
    const isCertain = !isMeantMarked && isBaseForm && typed > 0;
    return asLists(isCertain ? runs : [...runs, ...this.#runs(other, LOOSE, isAbout)], total);
  }

  #runs(reading: Reading, tables: FormTables, isAbout: boolean): WordRun[] {
    const exact = this.#written(reading.surfaces);
    const families = reading.stems.map((stem) => this.#terms.formsOf(stem));
    const others = new Set(families.flatMap(({ sure }) => sure)).difference(exact);
    const doubtful = new Set(families.flatMap((family) => family.doubtful)).difference(exact).difference(others);
    return [
      ...runsOf(this.#terms.postings, exact, tables.exact),
      ...runsOf(this.#terms.postings, others, tables.other),
      ...runsOf(this.#terms.postings, doubtful, LOOSE_FORM),
      ...this.#groupRuns(reading.stems, tables.other, isAbout),
    ];
  }

  // Where there is a category of dogs, their food is only about them; where there is none, it is the best there is. Who
  // asks for something for dogs does not want them.
  #groupRuns(stems: readonly string[], form: Uint16Array, isAbout: boolean): WordRun[] {
    const named = stems.map((stem) => this.#groups.listsNamed(stem));
    const lists = (role: keyof NamedLists) => new Set(named.flatMap((each) => each[role]));
    const bare = lists('bare');
    const heads = lists('heads').difference(bare);
    const complements = lists('complements').difference(bare).difference(heads);
    const { postings } = this.#groups;
    const isNamed = bare.size + heads.size > 0;
    return [
      ...runsOf(postings, lists('others'), form),
      ...runsOf(postings, bare, isAbout || form === LOOSE_FORM ? LOOSE_FORM : BARE_FORM),
      ...[...heads].flatMap((list) =>
        runsOf(postings, [list], isAbout ? LOOSE_FORM : this.#groups.isShared(list, stems) ? sharedForm(form) : form),
      ),
      ...runsOf(postings, complements, isNamed && !isAbout ? LOOSE_FORM : form),
    ];
  }

  #written(surfaces: readonly string[]): Set<number> {
    return new Set(surfaces.map((surface) => this.#terms.find(surface)).filter((form) => form !== undefined));
  }

  #frequency(surfaces: readonly string[]): number {
    return [...this.#written(surfaces)].reduce((sum, form) => sum + this.#terms.postings.length(form), 0);
  }
}

function keyOf({ surfaces, stems }: Reading): string {
  return `${surfaces.join()} ${stems.join()}`;
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
