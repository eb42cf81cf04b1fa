import { polishDay } from '#contract/values/polish-time.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { turnOf } from '#kinds/rotation.ts';
import { once } from '../platform/once.ts';
import type { LikeListing } from './alike.ts';
import { applyMeaning } from './asking.ts';
import { CategoryHints } from './category-hints.ts';
import { Columns, DEAD } from './columns.ts';
import { anywhereElse } from './elsewhere.ts';
import { countFacets, countTags, splitTraits } from './facets.ts';
import { makeFilter, traitBits } from './filter.ts';
import { Groups, TAG_WORD_COUNT } from './groups.ts';
import { KeptSets } from './kept-sets.ts';
import { type IndexParts, type Match, Matcher } from './matcher.ts';
import { MeaningMatcher } from './meaning-matcher.ts';
import { stemsOfForm } from './negated-forms.ts';
import { OrderedSlots } from './ordered-slots.ts';
import { ordersOf } from './orders.ts';
import { Pager } from './pager.ts';
import { RecentCache } from './recent-cache.ts';
import { Scratch } from './scratch.ts';
import type { Stemmer } from './stemmer.ts';
import { Suggester, type TitleSample } from './suggester.ts';
import { TermDictionary } from './term-dictionary.ts';
import {
  type AskedResult,
  type Facets,
  MAX_TOTAL,
  type SearchDoc,
  type SearchQuery,
  type SearchResult,
  type Vocabulary,
} from './types.ts';
import { kindMeant } from './understanding/kind-meant.ts';
import { type Lexicon, makeLexicon } from './understanding/lexicon.ts';
import type { Market } from './understanding/market.ts';
import type { QueryMeaning } from './understanding/meaning.ts';
import { answeringOnce, Reading } from './understanding/reading.ts';
import { VisibleSlots } from './visible-slots.ts';
import { readWord } from './words.ts';

/** Slots are compacted when dead ones exceed both this share and this number. */
const MAX_DEAD_SHARE = 0.3;
const MIN_DEAD = 256;
/** From this number of listings on, merging them into the orders is faster than inserting them one by one. */
const BULK = 64;
/** The maximum number of partial matches below full matches, and alone. */
const PARTIAL_BESIDE = 12;
const PARTIAL_ALONE = 24;
const NO_TRAITS: readonly number[] = [];
const MINUTE_MS = 60_000;

/**
 * All listings in memory, for search, filters, orders and counts. It is a copy of the database: it can be
 * cleared and filled again at any time. All methods are synchronous; with 200,000 listings most queries take
 * well below a millisecond.
 */
export class SearchIndex {
  readonly #options: { readonly vocabulary: Vocabulary; readonly stemmer: Stemmer };
  readonly #facets = new RecentCache<string, Facets>(256);
  #slots = new Map<number, number>();
  #version = 0;
  #parts!: IndexParts;
  #matcher!: Matcher;
  #pager!: Pager;
  #suggester!: Suggester;
  // Created by `warmUp` or the first query: reading the dictionary takes a second, which must not delay the start.
  #meaningMatcher: MeaningMatcher | undefined;
  #categoryHints: CategoryHints | undefined;
  readonly #lexicon: () => Lexicon;
  /** Cached readings by kind and text. */
  readonly #readings = new RecentCache<string, Reading>(2_000);
  /** The market at one version of the index, on one Polish day. */
  #market: { readonly version: number; readonly day: string; readonly market: Market } | null = null;
  /** The Polish day, cached for one minute. */
  #today = { minute: Number.NaN, day: '' };

  /** `stemmer` comes from `loadStemmer`; it stems the words of queries and the names of groups. */
  constructor(options: { readonly vocabulary: Vocabulary; readonly stemmer: Stemmer }) {
    this.#options = options;
    this.#lexicon = once(() => makeLexicon(options.stemmer));
    this.clear();
  }

  /** Grows with each change of the index. */
  get version(): number {
    return this.#version;
  }

  /** The number of listings, visible or not. */
  get size(): number {
    return this.#slots.size;
  }

  /** Removes all listings and all words. */
  clear(): void {
    const { vocabulary, stemmer } = this.#options;
    const columns = new Columns(TAG_WORD_COUNT);
    const terms = new TermDictionary((form) => stemsOfForm(form, stemmer));
    const groups = new Groups(vocabulary, stemmer, terms);
    const orders = new Map(
      KIND_IDS.map((kind) => [kind, new Map(ordersOf(getKind(kind)).map((by) => [by, new OrderedSlots(columns, by)]))]),
    );
    const visible = new VisibleSlots(columns);
    this.#equip({
      columns,
      terms,
      groups,
      orders,
      stemmer,
      scratch: new Scratch(),
      visible,
      sets: new KeptSets(columns),
    });
    this.#slots = new Map();
    this.#version++;
  }

  /** Reads the category names again after the category tree has changed; the listings stay. */
  renameCategories(): void {
    this.#parts.groups.renameCategories();
    this.#categoryHints = undefined;
    this.#equip({ ...this.#parts, sets: new KeptSets(this.#parts.columns) });
    this.#version++;
  }

  /** Creates in advance what the first query would otherwise wait for. */
  warmUp(): void {
    this.#lexicon();
    void this.#meanings;
  }

  /** The hints from words to categories. */
  get hints(): CategoryHints {
    const { vocabulary, stemmer } = this.#options;
    this.#categoryHints ??= new CategoryHints(stemmer, vocabulary);
    return this.#categoryHints;
  }

  get #meanings(): MeaningMatcher {
    this.#meaningMatcher ??= new MeaningMatcher(this.#parts, this.hints, () => this.#version);
    return this.#meaningMatcher;
  }

  /** Replaces the parts of the index, with empty caches. */
  #equip(parts: IndexParts): void {
    this.#parts = parts;
    this.#matcher = new Matcher(this.#parts, () => this.#version);
    this.#meaningMatcher = undefined;
    this.#pager = new Pager(this.#parts);
    this.#suggester = new Suggester(this.#parts, this.#matcher);
  }

  /**
   * Adds a listing or replaces the one with its id. A document with a lower revision than the stored one is ignored.
   */
  put(doc: SearchDoc): void {
    this.#version++;
    if (this.#isOutdated(doc)) return;
    this.#takeOut(doc.id);
    const slot = this.#append(doc);
    for (const order of this.#ordersOf(doc.kind)) order.add(slot);
    this.#compactIfSparse();
  }

  /** The same as `put` of each in turn, but faster for thousands of listings; batches of 1,000 to 20,000 are best. */
  putMany(docs: readonly SearchDoc[]): void {
    if (docs.length < BULK) {
      for (const doc of docs) this.put(doc);
      return;
    }
    this.#version++;
    const added = new Map(KIND_IDS.map((kind): [KindId, number[]] => [kind, []]));
    for (const doc of docs) {
      if (this.#isOutdated(doc)) continue;
      const old = this.#slots.get(doc.id);
      if (old !== undefined) this.#bury(old);
      added.get(doc.kind)?.push(this.#append(doc));
    }
    for (const [kind, slots] of added) for (const order of this.#ordersOf(kind)) order.addMany(Uint32Array.from(slots));
    this.#compactIfSparse();
  }

  /** Removes a listing; an unknown id is ignored. */
  remove(id: number): void {
    if (!this.#slots.has(id)) return;
    this.#version++;
    this.#takeOut(id);
    this.#slots.delete(id);
    this.#compactIfSparse();
  }

  /** The revision of every listing by id, to compare with the database. */
  revisions(): Map<number, number> {
    const { revision } = this.#parts.columns;
    return new Map(Array.from(this.#slots, ([id, slot]) => [id, revision[slot] as number]));
  }

  /** The category id of a listing; undefined for an unknown listing or one without a category. */
  categoryOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    const { columns, groups } = this.#parts;
    return groups.categoryIds[columns.category[slot] as number] || undefined;
  }

  /** One page of the listings that pass the filters of a query at that moment. For queries with words use `ask`. */
  search(query: Omit<SearchQuery, 'words' | 'asTyped'>, nowMs: number): SearchResult {
    this.#takeTurns(turnOf(nowMs));
    // This order is computed per query and needs all matches.
    const atMost = query.sort?.by === 'soon_near' ? Number.POSITIVE_INFINITY : MAX_TOTAL;
    const match = this.#matcher.match(query, nowMs, atMost);
    const page = this.#pager.page(query, match);
    return {
      ids: this.#idsOf(page),
      total: Math.min(match.count, MAX_TOTAL),
      totalIsExact: match.count <= MAX_TOTAL,
      ...this.#distances(page, match),
    };
  }

  /** The meaning of a query's words in this market; null without words. */
  understand({ kind, words, asTyped = false }: SearchQuery, nowMs: number): QueryMeaning | null {
    if (!words) return null;
    const reading = this.#readings.of(`${kind} ${asTyped} ${words}`, () => new Reading({ kind, words, asTyped }));
    return this.meaningOf(reading, nowMs);
  }

  /** The meaning of a text in this market, for callers that keep its reading. */
  meaningOf(reading: Reading, nowMs: number): QueryMeaning {
    // "Jutro" is a different date each day.
    const day = this.#dayAt(nowMs);
    if (this.#market?.version !== this.#version || this.#market.day !== day) {
      this.#market = { version: this.#version, day, market: answeringOnce(this.#marketAt(nowMs)) };
    }
    return reading.in(this.#market.market, this.#version, day);
  }

  #dayAt(nowMs: number): string {
    const minute = Math.floor(nowMs / MINUTE_MS);
    if (minute !== this.#today.minute) this.#today = { minute, day: polishDay(nowMs) };
    return this.#today.day;
  }

  /**
   * The kind that these words, typed among the ads, most likely ask for; `totals` is the number of
   * matches in each kind.
   */
  kindMeant(words: string, totals: Readonly<Record<KindId, number>>, nowMs: number): KindId {
    const meaning = this.understand({ kind: 'ad', words, tagMatch: 'all', offset: 0, limit: 0 }, nowMs);
    const { isThing, isFound } = this.#marketAt(nowMs);
    const isTitled = (kind: KindId) => this.#meanings.market.isTitled(kind, words, nowMs);
    const isSaid = (kind: KindId) => meaning !== null && this.#meanings.market.isSaid(kind, meaning, nowMs);
    return kindMeant({ words, meaning, totals, isThing, isFound, isTitled, isSaid });
  }

  /**
   * One page of the results of a query. Its words are read as a sentence: place, price, properties the
   * thing has or lacks.
   */
  ask(asked: SearchQuery, nowMs: number): AskedResult {
    return this.#askMeant(asked, this.understand(asked, nowMs), nowMs);
  }

  #askMeant(asked: SearchQuery, understood: QueryMeaning | null, nowMs: number): AskedResult {
    if (!understood) return { ...this.search(asked, nowMs), partial: { ids: [] }, meaning: null };
    const { query, meaning } = applyMeaning(asked, understood);
    this.#takeTurns(turnOf(nowMs));
    const atMost = query.sort?.by === 'soon_near' ? Number.POSITIVE_INFINITY : MAX_TOTAL;
    const match = this.#meanings.match(query, understood, nowMs, this.#version, atMost);
    const page = this.#pager.page(query, match);
    const result = {
      ids: this.#idsOf(page),
      total: Math.min(match.count, MAX_TOTAL),
      totalIsExact: match.count <= MAX_TOTAL,
      ...(understood.corrected?.length && { correctedWords: understood.corrected }),
      ...this.#distances(page, match),
      meaning,
    };
    return { ...result, partial: this.#partialOf(query, understood, match, nowMs) };
  }

  /**
   * Whether a listing meets every condition of a query at that moment, as `ask` would find it.
   *
   * meaning  the meaning of the query's words, for callers that know that it does not change.
   */
  matchesOne(asked: SearchQuery, id: number, nowMs: number, meaning?: QueryMeaning): boolean {
    const slot = this.#slots.get(id);
    if (slot === undefined) return false;
    const understood = meaning ?? this.understand(asked, nowMs);
    const query = understood ? applyMeaning(asked, understood).query : asked;
    if (!makeFilter(query, nowMs, this.#parts).matches(slot)) return false;
    return !understood || this.#meanings.fits(slot, query, understood, nowMs, this.#version);
  }

  /**
   * Ids of the most similar listings of a listing's category, best first: by shared words of the title, then shared
   * tags, then distance. Without a category, all listings that share a word or tag are candidates.
   */
  findAlike(query: SearchQuery, like: LikeListing, nowMs: number): number[] {
    return this.#idsOf(this.#pager.page(query, this.#meanings.matchAlike(query, like, nowMs)));
  }

  #partialOf(query: SearchQuery, meaning: QueryMeaning, { count }: Match, nowMs: number): AskedResult['partial'] {
    const isLastPage = count <= query.offset + query.limit && (count > query.offset || query.offset === 0);
    if (query.limit === 0 || !isLastPage || count >= query.limit) return { ids: [] };
    const elsewhere = count === 0 ? this.#foundElsewhere(query, meaning, nowMs) : null;
    if (elsewhere) return elsewhere;
    const found = new Set(this.#parts.scratch.slots.subarray(0, count));
    const limit = Math.min(query.limit, count > 0 ? PARTIAL_BESIDE : PARTIAL_ALONE);
    const match = this.#meanings.matchPartly(query, meaning, nowMs, this.#version, found, limit);
    const { sort: _sort, ...best } = query;
    const page = this.#pager.page({ ...best, offset: 0, limit }, match);
    return { ids: this.#idsOf(page), ...this.#distances(page, match) };
  }

  // If a place has nothing of the kind, what matches in full elsewhere is shown, nearest first.
  #foundElsewhere(query: SearchQuery, meaning: QueryMeaning, nowMs: number): AskedResult['partial'] | null {
    const anywhere = anywhereElse(query);
    if (!anywhere) return null;
    const match = this.#meanings.match(anywhere, meaning, nowMs, this.#version, MAX_TOTAL);
    // A place alone asks for nothing that could be elsewhere.
    if (!match.isScored || match.count === 0) return null;
    const page = this.#pager.page({ ...anywhere, limit: Math.min(query.limit, PARTIAL_ALONE) }, match);
    return { ids: this.#idsOf(page), ...(query.near && this.#distances(page, match)) };
  }

  #idsOf(slots: readonly number[]): number[] {
    return slots.map((slot) => this.#parts.columns.id[slot] as number);
  }

  #marketAt(nowMs: number): Market {
    return {
      nowMs,
      stemmer: this.#options.stemmer,
      hints: this.hints,
      lexicon: this.#lexicon(),
      isThing: (kind, word) => this.#meanings.market.isThing(kind, word),
      isSeller: (kind, words) => this.#meanings.market.isSeller(kind, words, nowMs),
      isFound: (kind, words) => this.#meanings.market.isFound(kind, words, nowMs),
      isTitled: (kind, words) => this.#meanings.market.isTitled(kind, words, nowMs),
      corrections: (kind, word) => this.#meanings.market.corrections(kind, word, this.#version),
      saidAlike: (kind, word) => this.#meanings.market.saidAlike(kind, word),
      isWritten: (stem) => this.#parts.terms.formsOf(stem).sure.length > 0,
      hasForm: (word) => this.#parts.terms.find(word) !== undefined,
      hasAnyForm: (words) => words.some((word) => this.#parts.terms.find(word) !== undefined),
    };
  }

  /**
   * The number of listings with one more condition: a category, a tag, pictures. Words are read as by `ask`. Cached
   * across pages and orders until a listing changes or expires.
   */
  facets(query: SearchQuery, nowMs: number): Facets {
    const { sort: _sort, ...rest } = query;
    const asked: SearchQuery = { ...rest, offset: 0, limit: 0 };
    const { visible } = this.#parts;
    visible.at(nowMs, KIND_IDS.indexOf(query.kind));
    const key = `${this.#version} ${visible.version} ${polishDay(nowMs)} ${JSON.stringify(asked)}`;
    return this.#facets.of(key, () => this.#countFacets(asked, nowMs));
  }

  #countFacets(asked: SearchQuery, nowMs: number): Facets {
    const all = Number.POSITIVE_INFINITY;
    const meaning = this.understand(asked, nowMs);
    if (!meaning) return this.#countMatches(asked, nowMs, (query) => this.#matcher.match(query, nowMs, all));
    const { query } = applyMeaning(asked, meaning);
    return this.#countMatches(query, nowMs, (each) => this.#meanings.match(each, meaning, nowMs, this.#version, all));
  }

  #countMatches(asked: SearchQuery, nowMs: number, match: (query: SearchQuery) => Match): Facets {
    const { scratch, columns } = this.#parts;
    const found = match(asked);
    const facets = countFacets(scratch.slots, found.count, this.#parts, nowMs);
    const counted = countTags(scratch.slots, found.count, asked.kind, columns, NO_TRAITS);
    const { tags, delivery } = splitTraits(asked.kind, counted);
    const { tags: chosen = [], ...untagged } = asked;
    const { delivery: ways = [], ...anyhow } = asked;
    return {
      ...facets,
      tags: asked.tagMatch === 'any' && chosen.length > 0 ? this.#countWider(untagged, chosen, match).tags : tags,
      delivery: ways.length > 0 ? this.#countWider(anyhow, ways, match).delivery : delivery,
    };
  }

  /** The counts of traits when those `chosen` were left out of the query because any of them is enough. */
  #countWider(query: SearchQuery, chosen: readonly string[], match: (query: SearchQuery) => Match) {
    const all = match(query);
    const bits = traitBits(query.kind, chosen);
    return splitTraits(
      query.kind,
      countTags(this.#parts.scratch.slots, all.count, query.kind, this.#parts.columns, bits),
    );
  }

  /** Words that complete the last typed word, most useful first; from listings of one kind, or of all. */
  suggestWords(text: string, limit: number, nowMs: number, kind?: KindId): string[] {
    return this.#suggester.suggest(text, kind ? [kind] : KIND_IDS, nowMs).slice(0, limit);
  }

  /** Listings of any kind whose titles complete the typed text. */
  sampleTitles(text: string, nowMs: number): TitleSample {
    return this.#suggester.sampleTitles(text, KIND_IDS, nowMs);
  }

  /** Likely corrections of a misspelled word, best first: those of the first kind with corrections, else an empty list. */
  corrections(word: string): string[] {
    const read = readWord(word, this.#options.stemmer);
    for (const kind of KIND_IDS) {
      const found = this.#meanings.market.corrections(kind, read, this.#version);
      if (found.length > 0) return found;
    }
    return [];
  }

  #distances(page: readonly number[], { filter: { origin } }: Match): Pick<SearchResult, 'distancesM'> {
    return origin ? { distancesM: page.map((slot) => this.#pager.distanceM(slot, origin)) } : {};
  }

  /** Sorts promoted listings again when a new turn begins. */
  #takeTurns(turn: number): void {
    const { columns, orders } = this.#parts;
    if (columns.turn === turn) return;
    const byPromotion = [...orders.values()].flatMap((each) => each.get('promotion') ?? []);
    for (const order of byPromotion) order.settle();
    columns.turn = turn;
    for (const order of byPromotion) order.resortAbove(0);
  }

  #isOutdated(doc: SearchDoc): boolean {
    const slot = this.#slots.get(doc.id);
    return slot !== undefined && (this.#parts.columns.revision[slot] as number) > doc.revision;
  }

  #ordersOf(kind: KindId): Iterable<OrderedSlots> {
    return this.#parts.orders.get(kind)?.values() ?? [];
  }

  #append(doc: SearchDoc): number {
    const { columns, groups, terms, visible } = this.#parts;
    const traits = [...doc.tags, ...(doc.delivery ?? [])];
    const slot = columns.append(doc, {
      kind: KIND_IDS.indexOf(doc.kind),
      category: groups.categoryNumber(doc.categoryId),
      tagWords: traitBits(doc.kind, traits),
    });
    groups.addListing(slot, doc);
    terms.addListing(slot, doc.terms);
    visible.add(slot);
    this.#slots.set(doc.id, slot);
    return slot;
  }

  #takeOut(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    const { columns } = this.#parts;
    for (const order of this.#ordersOf(KIND_IDS[columns.kind[slot] as number] as KindId)) order.remove(slot);
    this.#bury(slot);
  }

  #bury(slot: number): void {
    this.#parts.visible.remove(slot);
    this.#parts.columns.kind[slot] = DEAD;
  }

  #compactIfSparse(): void {
    const { columns, groups, terms } = this.#parts;
    const dead = columns.size - this.size;
    if (dead < MIN_DEAD || dead < columns.size * MAX_DEAD_SHARE) return;
    const orders = [...this.#parts.orders.values()].flatMap((each) => [...each.values()]);
    for (const order of orders) order.settle();
    const newSlots = new Int32Array(columns.size).fill(-1);
    let next = 0;
    for (let slot = 0; slot < columns.size; slot++) if (columns.kind[slot] !== DEAD) newSlots[slot] = next++;
    columns.renameSlots(newSlots, next);
    groups.postings.renameSlots(newSlots);
    terms.renameSlots(newSlots);
    for (const order of orders) order.renameSlots(newSlots);
    this.#parts.visible.reset();
    this.#parts.sets.reset();
    this.#parts.scratch.words.reset();
    this.#suggester.reset();
    for (const [id, slot] of this.#slots) this.#slots.set(id, newSlots[slot] as number);
  }
}
