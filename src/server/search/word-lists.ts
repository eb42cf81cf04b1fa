import { ABOUT, BARE_FORM, type FormTables, LOOSE_FORM, NAMING, sharedForm } from './fields.ts';
import type { Groups, NamedLists } from './groups.ts';
import type { PostingStore, Run } from './postings.ts';
import { RecentCache } from './recent-cache.ts';
import type { TermDictionary } from './term-dictionary.ts';
import type { QueryWord, Reading } from './words.ts';

/** Postings that a word matches, with the table that maps their fields to match bits. */
export interface WordRun extends Run {
  readonly bits: Uint16Array;
}

/**
 * All matches of a word. A listing may be in several of the runs.
 *
 * size    the length of all runs together.
 * weight  a small integer, higher for rarer words.
 */
export interface WordLists {
  readonly runs: readonly WordRun[];
  readonly size: number;
  readonly weight: number;
}

/** How many times more frequent a spelling with diacritics must be to replace the one typed without them. */
const OVERWHELMING = 5;

const LOOSE: FormTables = { exact: LOOSE_FORM, other: LOOSE_FORM };

/** How many words are cached at one version. */
const FOUND = 4_000;

/** Looks words up in a dictionary of forms and in the names of groups. */
export class WordFinder {
  readonly #terms: TermDictionary;
  readonly #groups: Groups;
  readonly #version: () => number;
  /** Cached look-ups of one version, because many saved searches contain the same words. */
  readonly #found = new RecentCache<string, WordLists>(FOUND);
  #foundAt = Number.NaN;

  /** `version` must change with every change of the dictionary or the groups. */
  constructor(terms: TermDictionary, groups: Groups, version: () => number) {
    this.#terms = terms;
    this.#groups = groups;
    this.#version = version;
  }

  /**
   * All matches of a word. `total` is the number of all listings, from which the weight is computed.
   *
   * For a word typed without diacritics the listings decide: `sol` means `sól` if that spelling is more than
   * `OVERWHELMING` times as frequent, while `sad`, a base form that listings contain, is an orchard and not `sąd`. In
   * doubt both readings match, the less likely one loosely.
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

  // For "dogs", a category of dogs matches better than one of dog food, unless there is only the latter. For something
  // "for dogs", the category of dogs is only a loose match.
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

/** The matches of several words, as if they were one word. */
export function joined(words: readonly { readonly lists: WordLists }[], total: number): WordLists {
  const runs = words.flatMap(({ lists }) => lists.runs);
  return asLists(runs, total);
}
