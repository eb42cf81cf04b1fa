import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { sellersOnly } from './demand-lists.ts';
import { saidOnly, THING_BITS } from './fields.ts';
import { type Filter, makeFilter } from './filter.ts';
import { anyOfFirst, bitsAt, matchAll, slotAt } from './match.ts';
import type { IndexParts } from './matcher.ts';
import { type KindOrders, narrowestSource } from './sources.ts';
import type { SearchQuery } from './types.ts';
import { Corrector, type Leads } from './typo.ts';
import { polishFor } from './understanding/translations.ts';
import type { WordFinder, WordLists } from './word-lists.ts';
import { type QueryWord, readWords } from './words.ts';

/** How many words that are equally near a misspelled one are searched for in its place. */
const MAX_READINGS = 3;

/** What single words find among the listings of a market. */
export class MarketWords {
  readonly #parts: IndexParts;
  readonly #finder: WordFinder;
  readonly #corrector: Corrector;

  constructor(parts: IndexParts, finder: WordFinder) {
    this.#parts = parts;
    this.#finder = finder;
    this.#corrector = new Corrector(parts.terms, finder, parts.stemmer);
  }

  /** Whether a word stands in a telling place of a listing of the kind, exactly as it is read and not as a mention. */
  isThing(kind: KindId, word: string): boolean {
    return this.#stands(kind, word, THING_BITS);
  }

  /** The words that a misspelled one may be, equally likely; none for a word that leads to a listing of the kind. */
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

  /** The things of the kind that are said the same as a word and spelled otherwise. */
  saidAlike(kind: KindId, word: string): string[] {
    return this.#corrector
      .saidAlike(word)
      .filter((other) => this.isThing(kind, other))
      .slice(0, MAX_READINGS);
  }

  /** Whether some seller's name has all of the words. */
  isSeller(kind: KindId, words: string, nowMs: number): boolean {
    const { columns, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const lists = readWords(words, stemmer).map((word) => sellersOnly(this.#finder.find(word, columns.size)));
    return this.leadTogether(lists, kind, nowMs);
  }

  /** Whether any listing of the kind has all the words in telling places. */
  isFound(kind: KindId, words: string, nowMs: number): boolean {
    const { columns, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const lists = readWords(words, stemmer).map((word) => {
      const found = this.#finder.find(word, columns.size);
      return { ...found, runs: found.runs.map((run) => ({ ...run, bits: saidOnly(run.bits) })) };
    });
    return this.leadTogether(lists, kind, nowMs);
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

  /** Tells whether any listing of the kind has a word. */
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

  /** Whether any visible listing of the kind has all of it; `narrow` limits which. */
  leadTogether(
    lists: readonly WordLists[],
    kind: KindId,
    nowMs: number,
    narrow: (filter: Filter) => Filter = (filter) => filter,
  ): boolean {
    const { groups, scratch, orders } = this.#parts;
    const query: SearchQuery = { kind, tagMatch: 'all', offset: 0, limit: 0 };
    const filter = narrow(makeFilter(query, nowMs, this.#parts));
    const isFound = anyOfFirst(lists, filter);
    if (isFound !== undefined) return isFound;
    return matchAll(lists, narrowestSource(query, orders.get(kind) as KindOrders, groups), filter, scratch) > 0;
  }
}

// A word of the dictionary is meant as it is; a name may be known there in one spelling only.
function mayBeMisspelled({ isKnown, strict }: QueryWord): boolean {
  return !isKnown || strict.stems.some((stem) => stem.startsWith('?'));
}
