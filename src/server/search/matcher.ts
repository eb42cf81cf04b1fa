import type { KindId } from '#kinds/index.ts';
import { type Filter, type FilterParts, makeFilter } from './filter.ts';
import { collect, matchAll } from './match.ts';
import type { ScorePart } from './relevance.ts';
import type { Scratch } from './scratch.ts';
import { type KindOrders, narrowestSource } from './sources.ts';
import type { Stemmer } from './stemmer.ts';
import type { TermDictionary } from './term-dictionary.ts';
import type { SearchQuery } from './types.ts';
import { WordFinder } from './word-lists.ts';
import { readWords } from './words.ts';

/** The parts of an index that queries read. */
export interface IndexParts extends FilterParts {
  readonly terms: TermDictionary;
  readonly scratch: Scratch;
  readonly stemmer: Stemmer;
}

/**
 * The listings that match a query: `scratch.slots[0 .. count)`, valid until the next query.
 *
 * isScored  the query has words, and each listing has a score.
 * parts     what the scores consist of; absent when `scratch.score` holds them.
 */
export interface Match {
  readonly count: number;
  readonly isScored: boolean;
  readonly filter: Filter;
  readonly parts?: readonly ScorePart[];
}

/** Finds the listings that pass the filters of a query, unsorted. */
export class Matcher {
  readonly #parts: IndexParts;
  readonly #finder: WordFinder;

  constructor(parts: IndexParts, version: () => number) {
    this.#parts = parts;
    this.#finder = new WordFinder(parts.terms, parts.groups, version);
  }

  /** The listings that pass the filters; stops beyond `atMost` listings. */
  match(query: SearchQuery, nowMs: number, atMost: number): Match {
    const { columns, groups, scratch, orders } = this.#parts;
    scratch.reserve(columns.size);
    const filter = makeFilter(query, nowMs, this.#parts);
    const source = narrowestSource(query, orders.get(query.kind) as KindOrders, groups);
    return { count: collect(source, filter, scratch, atMost), isScored: false, filter };
  }

  /**
   * The listings of a kind in which each of the words stands, for what completes them; all of them without any word.
   */
  matchWords(words: string, kind: KindId, nowMs: number): Match {
    const { columns, groups, scratch, orders, stemmer } = this.#parts;
    const query: SearchQuery = { kind, tagMatch: 'all', offset: 0, limit: 0 };
    // A name of the kind itself ("agroturystyka" among agritourism) restricts nothing.
    const read = readWords(words, stemmer).filter(({ strict }) => !groups.isKindName(kind, strict.stems));
    if (read.length === 0) return this.match(query, nowMs, 0);
    scratch.reserve(columns.size);
    const filter = makeFilter(query, nowMs, this.#parts);
    const source = narrowestSource(query, orders.get(kind) as KindOrders, groups);
    const lists = read.map((word) => this.#finder.find(word, columns.size));
    return { count: matchAll(lists, source, filter, scratch), isScored: true, filter };
  }
}
