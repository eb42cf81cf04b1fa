import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { findAlike } from './alike.ts';
import { branchOf, isWorkCategory } from './category-hints.ts';
import { categoryLists, type Demands, listsOfTags, lookUpDemands, onlyTelling, sellersOnly } from './demands.ts';
import { SELLER, saidOnly, THING_BITS, TOLD_BITS, titleOnly } from './fields.ts';
import { type Filter, makeFilter } from './filter.ts';
import { anyOfFirst, bitsAt, collect, matchAll, raise, slotAt } from './match.ts';
import type { IndexParts, Match } from './matcher.ts';
import { coverMost, keep } from './partial-match.ts';
import { preferAmount } from './preferences.ts';
import { type KindOrders, narrowestSource, type Source } from './sources.ts';
import { isNumber } from './text.ts';
import type { SearchQuery } from './types.ts';
import { Corrector, type Leads } from './typo.ts';
import type { QueryMeaning } from './understanding/meaning.ts';
import { WordFinder, type WordLists } from './word-lists.ts';
import { readWords } from './words.ts';

/** How much a word that only colours is worth beside one that is asked for. */
const COLOUR = 0.25;
/** How much the head's own words are worth where its category has been found already. */
const OWN_WORDS = 1;

/** What of a listing others are compared with. */
export interface LikeListing {
  readonly title: string;
  readonly categoryId: number | null;
  readonly tags: readonly string[];
}

/** What the head of a query means in this market: all of a category, what is called so, or whoever sells under that name. */
type HeadSense = 'category' | 'thing' | 'seller' | 'none';

/**
 * What a query means in this market: how its head is meant, and what of it must hold.
 *
 * details  those that must hold: a detail that no listing has beside the others is left out.
 * isOwn    things called so stand in a category of their own, so that what only shares their name elsewhere is not meant.
 */
interface Sense {
  readonly head: HeadSense;
  readonly musts: readonly WordLists[];
  readonly details: readonly WordLists[];
  readonly isOwn: boolean;
}

interface Known {
  readonly version: number;
  readonly demands: Demands;
  readonly sense: Sense;
}

/** Finds what fits a query that was understood, in no order. */
export class MeaningMatcher {
  readonly #parts: IndexParts;
  readonly #finder: WordFinder;
  readonly #corrector: Corrector;
  /** What was looked up for a meaning, at which version of the index. */
  readonly #known = new WeakMap<QueryMeaning, Known>();

  constructor(parts: IndexParts) {
    this.#parts = parts;
    this.#finder = new WordFinder(parts.terms, parts.groups);
    this.#corrector = new Corrector(parts.terms, this.#finder, parts.stemmer);
  }

  /** What fits in every point; without any word, stops beyond `atMost`. */
  match(query: SearchQuery, meaning: QueryMeaning, nowMs: number, version: number, atMost: number): Match {
    const { columns, groups, scratch, orders } = this.#parts;
    scratch.reserve(columns.size);
    const known = this.#look(query.kind, meaning, nowMs, version);
    const { demands } = known;
    const filter = this.#filter(query, known, nowMs);
    const source = narrowestSource(query, orders.get(query.kind) as KindOrders, groups);
    const corrected = demands.corrected;
    if (demands.isLost) return { count: 0, isScored: true, nearest: false, corrected, filter };
    if (!demands.head && demands.details.length + demands.features.length + known.sense.musts.length === 0) {
      const count = collect(source, filter, scratch, atMost);
      return { count, isScored: false, nearest: false, corrected, filter };
    }
    const count = this.#matchWords(known, source, filter);
    const dropped = demands.details.filter((detail) => !known.sense.details.includes(detail));
    for (const detail of dropped) raise(detail, count, OWN_WORDS, scratch);
    for (const colour of demands.colours) raise(colour, count, COLOUR, scratch);
    if (meaning.amount) preferAmount(meaning.amount, count, columns, scratch);
    return { count, isScored: true, nearest: false, corrected, filter };
  }

  // What of the head is meant is decided by the whole market, whatever is filtered: else one filter more could bring more.
  // Where a category is called just so, it is what is meant; what is only titled so is meant where that has nothing.
  #senseOf(demands: Demands, kind: KindId, nowMs: number): Sense {
    const all = [...demands.musts, ...demands.withouts];
    for (const details of fewerAndFewer(demands)) {
      // Where nothing says that it is without something, it is enough that nothing says that it is with it.
      for (const musts of [all, demands.musts]) {
        const head = this.#headSense(demands, [...details, ...demands.features], musts, kind, nowMs);
        const own = demands.inCategory && demands.head && [demands.head, demands.inCategory];
        const isOwn =
          head === 'thing' &&
          !demands.isAbout &&
          own !== null &&
          this.#leadTogether([...own, ...details, ...demands.features, ...musts], kind, nowMs);
        if (head) return { head, musts, details, isOwn };
      }
    }
    return { head: 'none', musts: demands.head ? demands.musts : all, details: demands.details, isOwn: false };
  }

  #headSense(
    { head, named, mentions }: Demands,
    details: readonly WordLists[],
    musts: readonly WordLists[],
    kind: KindId,
    nowMs: number,
  ): HeadSense | null {
    const leads = (lists: WordLists) => this.#leadTogether([lists, ...details, ...musts], kind, nowMs);
    if (!head || !mentions) return null;
    const names = [mentions, ...details].map(sellersOnly);
    if (names.length > 1 && this.#leadTogether(names, kind, nowMs)) return 'seller';
    if (named && leads(named)) return 'category';
    if (leads(head)) return 'thing';
    return leads(sellersOnly(mentions)) ? 'seller' : null;
  }

  #matchWords({ demands, sense }: Known, source: Source, filter: Filter): number {
    const { scratch } = this.#parts;
    const { head, named, mentions, features } = demands;
    const wanted = [...sense.details, ...features, ...sense.musts];
    if (!head || !mentions) return matchAll(wanted, source, filter, scratch);
    if (sense.head === 'seller') return matchAll([sellersOnly(mentions), ...wanted], source, filter, scratch);
    if (sense.isOwn) return this.#matchOwn(demands, wanted, source, filter);
    if (sense.head !== 'category' || !named) return matchAll([head, ...wanted], source, filter, scratch);
    const count = matchAll([named, ...wanted], source, filter, scratch);
    raise(head, count, OWN_WORDS, scratch);
    return count;
  }

  // What is called so, and in the category of such things what only mentions it: a pendant of amber. In another branch
  // of the categories it is another thing.
  #matchOwn(demands: Demands, wanted: readonly WordLists[], source: Source, filter: Filter): number {
    const { columns, groups, scratch } = this.#parts;
    const { head, mentions, inCategory, categoryIds } = demands;
    if (!head || !inCategory) return 0;
    const isOwn = groups.categoryIds.map((id) => categoryIds.includes(id));
    const branches = new Set(categoryIds.map(branchOf));
    const isInBranch = groups.categoryIds.map((id) => branches.has(branchOf(id)));
    const isAt = (those: readonly boolean[], slot: number) => those[columns.category[slot] as number] === true;
    const matches = (slot: number) => isAt(isInBranch, slot) && filter.matches(slot);
    const { runs, ...list } = mentions ?? head;
    const titled = runs.map((run) => ({ ...run, bits: titleOnly(run.bits) }));
    const named = { ...list, runs: [...head.runs, ...titled] };
    const all = matchAll([named, ...wanted], source, { ...filter, matches }, scratch);
    const count = keep(head, all, this.#parts, (slot) => isAt(isOwn, slot));
    raise(inCategory, count, OWN_WORDS, scratch);
    return count;
  }

  #leadTogether(lists: readonly WordLists[], kind: KindId, nowMs: number): boolean {
    const { groups, scratch, orders } = this.#parts;
    const query: SearchQuery = { kind, tagMatch: 'all', offset: 0, limit: 0 };
    const filter = makeFilter(query, nowMs, this.#parts);
    const isFound = anyOfFirst(lists, filter);
    if (isFound !== undefined) return isFound;
    return matchAll(lists, narrowestSource(query, orders.get(kind) as KindOrders, groups), filter, scratch) > 0;
  }

  /**
   * What fits in the most points, of what was not found: the thing itself or its category must be there, and what the
   * query excludes must not. Around a place what lies farther away counts as well, less and less.
   */
  matchPartly(
    query: SearchQuery,
    meaning: QueryMeaning,
    nowMs: number,
    version: number,
    found: ReadonlySet<number>,
  ): Match {
    const known = this.#look(query.kind, meaning, nowMs, version);
    const { demands, sense } = known;
    const anywhere = { ...query, ...(query.near && { near: { ...query.near, radiusM: null } }) };
    const { area: _area, ...everywhere } = anywhere;
    const filter = this.#filter(everywhere, known, nowMs);
    const within = this.#filter(query, known, nowMs);
    const count = coverMost(
      { ...demands, musts: sense.musts, details: sense.details },
      { filter, within, found },
      this.#parts,
    );
    return { count, isScored: true, nearest: count > 0, corrected: demands.corrected, filter };
  }

  /** What is like a listing of that title, category and tags, scored; `query` says what may be among it and around where. */
  matchAlike(query: SearchQuery, like: LikeListing, nowMs: number): Match {
    const { columns, groups, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const filter = makeFilter(query, nowMs, this.#parts);
    const total = columns.size;
    const words = readWords(like.title, stemmer).filter(({ text }) => !isNumber(text));
    const likeness = {
      words: words.map((word) => onlyTelling(this.#finder.find(word, total))),
      category: like.categoryId === null ? null : categoryLists([like.categoryId], groups, total),
      features: like.tags.map((tag) => listsOfTags([tag], groups, query.kind, total)),
    };
    const count = findAlike(likeness, filter, this.#parts);
    return { count, isScored: true, nearest: false, corrected: [], filter };
  }

  /** Whether a word stands in a telling place of a listing of the kind, exactly as it is read and not as a mention. */
  isThing(kind: KindId, word: string): boolean {
    return this.#stands(kind, word, THING_BITS);
  }

  isSeller(kind: KindId, word: string): boolean {
    return this.#stands(kind, word, SELLER);
  }

  /** Whether any listing of the kind has all the words in telling places. */
  isFound(kind: KindId, words: string, nowMs: number): boolean {
    const { columns, scratch, stemmer } = this.#parts;
    scratch.reserve(columns.size);
    const lists = readWords(words, stemmer).map((word) => {
      const found = this.#finder.find(word, columns.size);
      return { ...found, runs: found.runs.map((run) => ({ ...run, bits: saidOnly(run.bits) })) };
    });
    return this.#leadTogether(lists, kind, nowMs);
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

  #look(kind: KindId, meaning: QueryMeaning, nowMs: number, version: number): Known {
    const former = this.#known.get(meaning);
    if (former?.version === version) return former;
    const { groups, stemmer, columns } = this.#parts;
    const parts = { finder: this.#finder, corrector: this.#corrector, groups, stemmer };
    const asked = { kind, total: columns.size, version, leads: this.#leadsIn(kind), mayCorrect: !meaning.isLiteral };
    const demands = lookUpDemands(meaning, parts, asked);
    const known = { version, demands, sense: this.#senseOf(demands, kind, nowMs) };
    this.#known.set(meaning, known);
    return known;
  }

  #filter(query: SearchQuery, { demands, sense }: Known, nowMs: number): Filter {
    const { isGoods, withouts } = demands;
    const isStated = withouts.every((lists) => sense.musts.includes(lists));
    const excluded = [...demands.excluded, ...(isStated ? [] : demands.unstated)];
    const { columns, groups } = this.#parts;
    const given = makeFilter(query, nowMs, this.#parts);
    const isWork = isGoods ? groups.categoryIds.map((id) => isWorkCategory(id)) : [];
    const matchesGoods = (slot: number) => !isWork[columns.category[slot] as number] && given.matches(slot);
    const filter = isGoods ? { ...given, matches: matchesGoods } : given;
    if (excluded.length === 0) return filter;
    const slots = new Set<number>();
    for (const { runs } of excluded) {
      for (const run of runs)
        for (let i = run.start; i < run.end; i++) if (isTold(bitsAt(run, i))) slots.add(slotAt(run, i));
    }
    return { ...filter, matches: (slot) => !slots.has(slot) && filter.matches(slot) };
  }

  #leadsIn(kind: KindId): Leads {
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
}

// All details, then without the least telling one, and so on.
function fewerAndFewer({ details, mayDrop }: Demands): (readonly WordLists[])[] {
  if (!mayDrop) return [details];
  return Array.from({ length: details.length + 1 }, (_, dropped) => details.slice(0, details.length - dropped));
}

function isTold(bits: number): boolean {
  return (bits & TOLD_BITS) !== 0;
}
