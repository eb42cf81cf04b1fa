import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { type Filter, type FilterParts, makeFilter } from './filter.ts';
import { collect, matchAll, matchMost } from './match.ts';
import { spelled } from './negated-forms.ts';
import type { Scratch } from './scratch.ts';
import { type KindOrders, narrowestSource } from './sources.ts';
import type { Stemmer } from './stemmer.ts';
import type { TermDictionary } from './term-dictionary.ts';
import type { CorrectedWord, SearchQuery } from './types.ts';
import { type Correction, Corrector, type Leads } from './typo.ts';
import { joined, WordFinder, type WordLists } from './word-lists.ts';
import { type QueryWord, readWords } from './words.ts';

/** The parts of an index that a query looks into. */
export interface IndexParts extends FilterParts {
  readonly terms: TermDictionary;
  readonly scratch: Scratch;
  readonly stemmer: Stemmer;
}

/**
 * The listings that match a query: `scratch.slots[0 .. count)`, valid until the next query.
 *
 * isScored  the query has words, and `scratch.score` tells how well each listing fits them.
 */
export interface Match {
  readonly count: number;
  readonly isScored: boolean;
  readonly nearest: boolean;
  readonly corrected: readonly CorrectedWord[];
  readonly filter: Filter;
}

/** How many corrections of one word are searched for nearest listings. */
const NEAREST_CORRECTIONS = 3;
/** For how many words of a query corrections are looked for, which takes milliseconds. */
const MAX_CORRECTED = 4;

/** Finds what matches a query, in no order. */
export class Matcher {
  readonly #parts: IndexParts;
  readonly #finder: WordFinder;
  readonly #corrector: Corrector;

  constructor(parts: IndexParts) {
    this.#parts = parts;
    this.#finder = new WordFinder(parts.terms, parts.groups);
    this.#corrector = new Corrector(parts.terms, this.#finder, parts.stemmer);
  }

  /** Matches a query; without words, stops beyond `atMost` listings. `version` is the index's. */
  match(query: SearchQuery, nowMs: number, version: number, atMost: number): Match {
    const { columns, groups, scratch } = this.#parts;
    scratch.reserve(columns.size);
    const filter = makeFilter(query, nowMs, this.#parts);
    const source = narrowestSource(query, this.#parts.orders.get(query.kind) as KindOrders, groups);
    const words = this.#restricting(query);
    if (words.length === 0) {
      const count = collect(source, filter, scratch, atMost);
      return { count, isScored: false, nearest: false, corrected: [], filter };
    }
    const { lists, corrected } = this.#look(words, query.kind, version);
    if (lists.every((each) => each !== null)) {
      const count = matchAll(lists, source, filter, scratch);
      if (count > 0) return { count, isScored: true, nearest: false, corrected, filter };
    }
    const near = this.#lookNear(words, lists, query.kind, version);
    const count = matchMost(near.lists, filter, scratch);
    const used = count > 0 ? [...corrected, ...near.corrected] : [];
    return { count, isScored: true, nearest: count > 0, corrected: used, filter };
  }

  // A name of the kind itself ("agroturystyka" among agritourism) restricts nothing.
  #restricting({ kind, words }: SearchQuery): QueryWord[] {
    if (!words) return [];
    return readWords(words, this.#parts.stemmer).filter(
      ({ strict }) => !this.#parts.groups.isKindName(kind, strict.stems),
    );
  }

  // Where each word is found, null for one that leads nowhere; a word that is no word is corrected first.
  #look(words: readonly QueryWord[], kind: KindId, version: number) {
    const leads = this.#leadsIn(kind);
    const corrected: CorrectedWord[] = [];
    let budget = MAX_CORRECTED;
    const lists = words.map((word): WordLists | null => {
      const found = this.#finder.find(word, this.#total);
      if (leads(found)) return found;
      const [best] = word.isKnown || budget-- <= 0 ? [] : this.#corrections(word, false, kind, version);
      if (best) corrected.push(correctedWord(word, best));
      return best?.lists ?? null;
    });
    return { lists, corrected };
  }

  // The words that lead somewhere, and what those that do not may have been meant to be.
  #lookNear(words: readonly QueryWord[], found: readonly (WordLists | null)[], kind: KindId, version: number) {
    const lists = found.filter((each) => each !== null);
    const corrected: CorrectedWord[] = [];
    for (const word of words.filter((_, index) => found[index] === null).slice(0, MAX_CORRECTED)) {
      const likely = this.#corrections(word, true, kind, version).slice(0, NEAREST_CORRECTIONS);
      if (!likely[0]) continue;
      corrected.push(correctedWord(word, likely[0]));
      lists.push(joined(likely, this.#total));
    }
    return { lists, corrected };
  }

  #corrections(word: QueryWord, generous: boolean, kind: KindId, version: number) {
    return this.#corrector.corrections(word, generous, this.#leadsIn(kind), this.#total, kind, version);
  }

  #leadsIn(kind: KindId): Leads {
    const { kind: kinds } = this.#parts.columns;
    const number = KIND_IDS.indexOf(kind);
    return ({ runs }) =>
      runs.some(({ data, start, end, shift }) => {
        for (let i = end - 1; i >= start; i--) if (kinds[(data[i] as number) >>> shift] === number) return true;
        return false;
      });
  }

  get #total(): number {
    return this.#parts.columns.size;
  }
}

function correctedWord({ text }: QueryWord, { used }: Correction): CorrectedWord {
  return { typed: spelled(text), used: spelled(used) };
}
