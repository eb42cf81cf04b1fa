import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { turnOf } from '#kinds/rotation.ts';
import { Columns, DEAD } from './columns.ts';
import { countFacets } from './facets.ts';
import { tagBits } from './filter.ts';
import { Groups, TAG_WORD_COUNT, tagNumber } from './groups.ts';
import { type IndexParts, type Match, Matcher } from './matcher.ts';
import { stemsOfForm } from './negated-forms.ts';
import { OrderedSlots } from './ordered-slots.ts';
import { ordersOf } from './orders.ts';
import { Pager } from './pager.ts';
import { RecentCache } from './recent-cache.ts';
import { Scratch } from './scratch.ts';
import type { Stemmer } from './stemmer.ts';
import { Suggester } from './suggester.ts';
import { TermDictionary } from './term-dictionary.ts';
import {
  type Facets,
  MAX_TOTAL,
  type SearchDoc,
  type SearchQuery,
  type SearchResult,
  type Vocabulary,
} from './types.ts';

/** Above this share of dead slots, and above this number of them, the slots are compacted. */
const MAX_DEAD_SHARE = 0.3;
const MIN_DEAD = 4096;
/** From so many listings on it is quicker to merge them into the orders than to insert one by one. */
const BULK = 64;
const FACETS_TTL_MS = 5_000;

/**
 * All listings in memory, to be searched, filtered, ordered and counted. Derived from the store of record and nothing
 * but a copy: it can be cleared and filled again at any time. Everything is synchronous; an answer takes well below a
 * millisecond in most cases with 200,000 listings.
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

  /** `stemmer` comes from `loadStemmer`; it reads the words of queries and the names of groups. */
  constructor(options: { readonly vocabulary: Vocabulary; readonly stemmer: Stemmer }) {
    this.#options = options;
    this.clear();
  }

  /** Grows at each change. */
  get version(): number {
    return this.#version;
  }

  /** How many listings there are, visible or not. */
  get size(): number {
    return this.#slots.size;
  }

  /** Forgets all listings and all words. */
  clear(): void {
    const { vocabulary, stemmer } = this.#options;
    const columns = new Columns(TAG_WORD_COUNT);
    const terms = new TermDictionary((form) => stemsOfForm(form, stemmer));
    const groups = new Groups(vocabulary, stemmer, terms);
    const orders = new Map(
      KIND_IDS.map((kind) => [kind, new Map(ordersOf(getKind(kind)).map((by) => [by, new OrderedSlots(columns, by)]))]),
    );
    this.#parts = { columns, terms, groups, orders, stemmer, scratch: new Scratch() };
    this.#matcher = new Matcher(this.#parts);
    this.#pager = new Pager(this.#parts);
    this.#suggester = new Suggester(this.#parts, this.#matcher);
    this.#slots = new Map();
    this.#version++;
  }

  /** Adds a listing or replaces the one with its id; one that is older than what the index holds is ignored. */
  put(doc: SearchDoc): void {
    this.#version++;
    if (this.#isOutdated(doc)) return;
    this.#takeOut(doc.id);
    const slot = this.#append(doc);
    for (const order of this.#ordersOf(doc.kind)) order.add(slot);
    this.#compactIfSparse();
  }

  /** The same as `put` of each in turn, for thousands of listings at once: batches of 1,000 to 20,000 are best. */
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
      if (old !== undefined) this.#parts.columns.kind[old] = DEAD;
      added.get(doc.kind)?.push(this.#append(doc));
    }
    for (const [kind, slots] of added) for (const order of this.#ordersOf(kind)) order.addMany(Uint32Array.from(slots));
    this.#compactIfSparse();
  }

  /** Removes a listing, if it is there. */
  remove(id: number): void {
    if (!this.#slots.has(id)) return;
    this.#version++;
    this.#takeOut(id);
    this.#slots.delete(id);
    this.#compactIfSparse();
  }

  /** The revision of every listing by its id, to find out what differs from the store of record. */
  revisions(): Map<number, number> {
    const { revision } = this.#parts.columns;
    return new Map(Array.from(this.#slots, ([id, slot]) => [id, revision[slot] as number]));
  }

  /** The category of a listing; undefined for one that is not there or has none. */
  categoryOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    if (slot === undefined) return undefined;
    const { columns, groups } = this.#parts;
    return groups.categoryIds[columns.category[slot] as number] || undefined;
  }

  /** One page of the listings that match a query at that moment. */
  search(query: SearchQuery, nowMs: number): SearchResult {
    this.#takeTurns(turnOf(nowMs));
    // An order that is made for one query needs all that match.
    const atMost = query.sort?.by === 'soon_near' ? Number.POSITIVE_INFINITY : MAX_TOTAL;
    const match = this.#matcher.match(query, nowMs, this.#version, atMost);
    const page = this.#pager.page(query, match);
    return {
      ids: page.map((slot) => this.#parts.columns.id[slot] as number),
      total: Math.min(match.count, MAX_TOTAL),
      totalIsExact: match.count <= MAX_TOTAL,
      nearest: match.nearest,
      ...(match.corrected.length > 0 && { correctedWords: [...match.corrected] }),
      ...this.#distances(page, match),
    };
  }

  /** How the listings that match a query spread over categories, tags and pictures; at most five seconds old. */
  facets(query: SearchQuery, nowMs: number): Facets {
    const { tags, sort: _sort, offset: _offset, limit: _limit, ...rest } = query;
    const asked = { ...rest, ...(query.tagMatch === 'all' && { tags }), offset: 0, limit: 0 };
    const key = `${this.#version} ${Math.floor(nowMs / FACETS_TTL_MS)} ${JSON.stringify(asked)}`;
    return this.#facets.of(key, () => {
      const { count } = this.#matcher.match(asked, nowMs, this.#version, Number.POSITIVE_INFINITY);
      const { scratch, columns, groups } = this.#parts;
      return countFacets(scratch.slots, count, query.kind, columns, groups.categoryIds);
    });
  }

  /** Words that complete the last one of what is typed, the most useful first; of one kind of listing, or of all. */
  suggestWords(text: string, limit: number, nowMs: number, kind?: KindId): string[] {
    return this.#suggester.suggest(text, kind ? [kind] : KIND_IDS, nowMs, this.#version).slice(0, limit);
  }

  #distances(page: readonly number[], { filter: { origin } }: Match): Pick<SearchResult, 'distancesM'> {
    return origin ? { distancesM: page.map((slot) => this.#pager.distanceM(slot, origin)) } : {};
  }

  /** Gives promoted listings their places of a turn, once when it begins. */
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
    const { columns, groups, terms } = this.#parts;
    const numbers = doc.tags.map((tag) => tagNumber(doc.kind, tag)).filter((number) => number !== undefined);
    const slot = columns.append(doc, {
      kind: KIND_IDS.indexOf(doc.kind),
      category: groups.categoryNumber(doc.categoryId),
      tagWords: tagBits(numbers),
    });
    groups.addListing(slot, doc);
    terms.addListing(slot, doc.terms);
    this.#slots.set(doc.id, slot);
    return slot;
  }

  #takeOut(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    const { columns } = this.#parts;
    for (const order of this.#ordersOf(KIND_IDS[columns.kind[slot] as number] as KindId)) order.remove(slot);
    columns.kind[slot] = DEAD;
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
    for (const [id, slot] of this.#slots) this.#slots.set(id, newSlots[slot] as number);
  }
}
