import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { anyRole, sellersOnly, titled } from './demand-lists.ts';
import { saidOnly, THING_BITS } from './fields.ts';
import { type Filter, makeFilter } from './filter.ts';
import { anyMatch, bitsAt, slotAt } from './match.ts';
import type { IndexParts } from './matcher.ts';
import { listsSaid } from './most-said.ts';
import { TELLING_WORDS } from './sense.ts';
import { type KindOrders, narrowestSource } from './sources.ts';
import type { SearchQuery } from './types.ts';
import { Corrector, type Leads } from './typo.ts';
import type { QueryMeaning } from './understanding/meaning.ts';
import { polishFor } from './understanding/translations.ts';
import type { WordFinder, WordLists } from './word-lists.ts';
import { type QueryWord, readWords } from './words.ts';

/** How many equally likely corrections of a word are searched. */
const MAX_READINGS = 3;

/** Look-ups of single words among the listings of the index. */
export class MarketWords {
  readonly #parts: IndexParts;
  readonly #finder: WordFinder;
  readonly #corrector: Corrector;

  constructor(parts: IndexParts, finder: WordFinder) {
    this.#parts = parts;
    this.#finder = finder;
    this.#corrector = new Corrector(parts.terms, finder, parts.stemmer);
  }

  /** Whether a listing of the kind has each word of the text as a strict match in its title, category or tags. */
  isThing(kind: KindId, word: string): boolean {
    return this.#stands(kind, word, THING_BITS);
  }

  /**
   * Equally likely corrections of a word, at most three. Empty for a word that has matches in listings of the kind, is
   * a dictionary word other than a name, or has a Polish translation.
   */
  corrections(kind: KindId, word: QueryWord, version: number): string[] {
    const { columns } = this.#parts;
    if (!mayBeMisspelled(word)) return [];
    const leads = this.leadsIn(kind);
    if (leads(this.#finder.find(word, columns.size)) || polishFor(word).length > 0) return [];
    const likely = this.#corrector.corrections(word, true, leads, columns.size, kind, version);
    return likely
      .filter(({ distance }) => distance === likely[0]?.distance)
      .map(({ used }) => used)
      .slice(0, MAX_READINGS);
  }

  /** Words that sound the same as a word, are spelled differently and name things of the kind; at most three. */
  saidAlike(kind: KindId, word: string): string[] {
    return this.#corrector
      .saidAlike(word)
      .filter((other) => this.isThing(kind, other))
      .slice(0, MAX_READINGS);
  }

  /** Whether a visible listing of the kind has a seller whose name contains all words. */
  isSeller(kind: KindId, words: string, nowMs: number): boolean {
    const { columns, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const lists = readWords(words, stemmer).map((word) => sellersOnly(this.#finder.find(word, columns.size)));
    return this.leadTogether(lists, kind, nowMs);
  }

  /** Whether a visible listing of the kind contains all words, each in its title, category, tags or seller's name. */
  isFound(kind: KindId, words: string, nowMs: number): boolean {
    const { columns, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const lists = readWords(words, stemmer).map((word) => {
      const found = this.#finder.find(word, columns.size);
      return { ...found, runs: found.runs.map((run) => ({ ...run, bits: saidOnly(run.bits) })) };
    });
    return this.leadTogether(lists, kind, nowMs);
  }

  /** Whether the title of a visible listing of the kind has all words, of which there are at least two. */
  isTitled(kind: KindId, words: string, nowMs: number): boolean {
    const { columns, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const lists = readWords(words, stemmer).map((word) => titled(anyRole(this.#finder.find(word, columns.size))));
    return lists.length > 1 && this.leadTogether(lists, kind, nowMs);
  }

  /** Whether a visible listing of the kind, no past event, says all words of a query, at least two, in any field. */
  isSaid(kind: KindId, meaning: QueryMeaning, nowMs: number): boolean {
    const { columns, scratch, stemmer, terms } = this.#parts;
    scratch.reserve(columns.size);
    const said = listsSaid(meaning, { finder: this.#finder, terms, stemmer, total: columns.size });
    if (said.length < TELLING_WORDS) return false;
    const ended = getKind(kind).capabilities.schedule ? { endsAfterMs: nowMs } : {};
    const upcoming = () => makeFilter({ kind, tagMatch: 'all', offset: 0, limit: 0, ...ended }, nowMs, this.#parts);
    return this.leadTogether(said, kind, nowMs, upcoming);
  }

  #stands(kind: KindId, text: string, wanted: number): boolean {
    const { columns, stemmer } = this.#parts;
    const number = KIND_IDS.indexOf(kind);
    const words = readWords(text, stemmer);
    return (
      words.length > 0 &&
      words.every((word) =>
        this.#finder.find(word, columns.size).runs.some((run) => {
          for (let i = run.end - 1; i >= run.start; i--) {
            if (bitsAt(run, i) & wanted && columns.kind[slotAt(run, i)] === number) return true;
          }
          return false;
        }),
      )
    );
  }

  /** Creates a test whether a live listing of the kind contains a word. */
  leadsIn(kind: KindId): Leads {
    const { kind: kinds } = this.#parts.columns;
    const number = KIND_IDS.indexOf(kind);
    return ({ runs }) =>
      runs.some((run) => {
        for (let i = run.end - 1; i >= run.start; i--) {
          if (bitsAt(run, i) !== 0 && kinds[slotAt(run, i)] === number) return true;
        }
        return false;
      });
  }

  /** Whether a visible listing of the kind matches all words; `narrow` can restrict the filter further. */
  leadTogether(
    lists: readonly WordLists[],
    kind: KindId,
    nowMs: number,
    narrow: (filter: Filter) => Filter = (filter) => filter,
  ): boolean {
    const { groups, scratch, orders } = this.#parts;
    const query: SearchQuery = { kind, tagMatch: 'all', offset: 0, limit: 0 };
    const filter = narrow(makeFilter(query, nowMs, this.#parts));
    return anyMatch(lists, narrowestSource(query, orders.get(kind) as KindOrders, groups), filter, scratch);
  }
}

// A word of the dictionary is not misspelled. A name may be, because the dictionary has only one of its spellings.
function mayBeMisspelled({ isKnown, strict }: QueryWord): boolean {
  return !isKnown || strict.stems.some((stem) => stem.startsWith('?'));
}
