import { LOCALE_IDS } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { categoryPath, keyOfCategory, mergedIds } from '#kinds/ad/categories.ts';
import { categoryWords } from '#kinds/ad/category-words.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import type { LikeListing } from './alike.ts';
import { type CategoryGuess, CategoryGuesser } from './category-guesses.ts';
import { type Completed, completeText } from './completion.ts';
import { analyseListing, type ListingText } from './document.ts';
import { RecentCache } from './recent-cache.ts';
import { findDocs, listDocs, listRevisions, listSellerTexts, listTitles, writeTerms } from './repository.ts';
import { SearchIndex } from './search-index.ts';
import { loadStemmer, type Stemmer } from './stemmer.ts';
import { tagSynonyms } from './synonyms.ts';
import { renewTerms } from './term-renewal.ts';
import { tokenize } from './text.ts';
import type { AskedResult, LocalizedName, SearchDoc, SearchQuery, SearchResult, Vocabulary } from './types.ts';
import type { QueryMeaning } from './understanding/meaning.ts';
import { USUAL_RADIUS_KM } from './understanding/place-reading.ts';
import type { Reading } from './understanding/reading.ts';

export { USUAL_RADIUS_KM };

const BATCH = 5_000;
/** The delay of the warm-up, which takes about a second, so that the first pages are served before it. */
const WARM_UP_MS = 10_000;

/** How many completed texts are cached, each with the ids of at most 400 listings. */
const COMPLETED_KEPT = 512;

function warn(error: unknown): void {
  process.emitWarning(`search terms could not be renewed: ${error instanceof Error ? error.message : error}`);
}

/** The texts of messages in every language. */
function namesOf(...ids: string[]): LocalizedName[] {
  return LOCALE_IDS.flatMap((language) =>
    ids.map((id) => ({ language, text: getTranslator(language)(id as MessageId) })),
  );
}

// Each word is a name of its own, because it describes all listings of the category.
function otherNamesOf(key: string): LocalizedName[] {
  return tokenize(categoryWords[key]?.all ?? '').map((text) => ({ language: 'pl', text }));
}

/**
 * The names in all six languages, from the messages, plus further Polish names of the categories and the names of the
 * categories that were merged into them.
 */
export const vocabulary: Vocabulary = {
  categoryNames: (id) => [
    ...namesOf(...categoryPath(id).map((category) => `category.${category.key}`)),
    ...namesOf(...mergedIds(id).map((gone) => `category.${keyOfCategory(gone)}`)),
    ...categoryPath(id).flatMap(({ key }) => otherNamesOf(key)),
  ],
  tagNames: (tag) =>
    (DELIVERY_WAYS as readonly string[]).includes(tag)
      ? []
      : [...namesOf(`tag.${tag}`), ...(tagSynonyms[tag] ?? []).map((text) => ({ language: 'pl', text }))],
  kindNames: (kind) => namesOf(`kind.${kind}.one`, `kind.${kind}.many`, `kind.${kind}.also`),
};

/**
 * The search index of this node: loaded from the database at the start, updated by events, and compared with the
 * database when events may have been lost. The database is the source of truth.
 */
export class SearchService {
  readonly #db: Db;
  readonly #index: SearchIndex;
  readonly #stemmer: Stemmer;
  #categoryGuesser: CategoryGuesser | undefined;
  readonly #completed = new RecentCache<string, Completed>(COMPLETED_KEPT);
  readonly #stopping = new AbortController();
  #renewal: Promise<void> = Promise.resolve();
  #warmUp: NodeJS.Timeout | undefined;
  #lastTurn: Promise<void> = Promise.resolve();

  private constructor(db: Db, stemmer: Stemmer) {
    this.#db = db;
    this.#stemmer = stemmer;
    this.#index = new SearchIndex({ vocabulary, stemmer });
  }

  get #guesser(): CategoryGuesser {
    this.#categoryGuesser ??= new CategoryGuesser(this.#stemmer, this.#index.hints, this.#index);
    return this.#categoryGuesser;
  }

  /** Reads the category names again after the category tree has changed. */
  renameCategories(): void {
    this.#index.renameCategories();
    this.#categoryGuesser = undefined;
  }

  /** Creates a service with an empty index; `start` fills it. */
  static async open(db: Db): Promise<SearchService> {
    return new SearchService(db, await loadStemmer());
  }

  /**
   * Loads all listings and follows the events. It subscribes before loading, so that no change is lost. Listings with
   * terms of an earlier version are analysed again in the background; until then their old terms are searched. An error
   * of that work goes to `onError`.
   */
  async start(events: EventHub, onError: (error: unknown) => void = warn): Promise<void> {
    events.on('listing.changed', ({ id }) => this.refresh([id]));
    events.on('listings.changed', () => this.reconcile());
    events.onGap(() => this.reconcile());
    await this.reconcile();
    this.#renewal = renewTerms(this.#db, this.#stemmer, this.#stopping.signal).then(
      () => {},
      (error) => {
        if (!this.#stopping.signal.aborted) onError(error);
      },
    );
  }

  /** Prepares, a little later, what the first query would otherwise wait for. */
  warmUpSoon(): void {
    this.#warmUp = setTimeout(() => this.#index.warmUp(), WARM_UP_MS).unref();
  }

  /** Resolves when all listings have terms of this version, or when that work has failed or was stopped. */
  get renewal(): Promise<void> {
    return this.#renewal;
  }

  /** Stops the background work; the next start continues it. */
  async stop(): Promise<void> {
    clearTimeout(this.#warmUp);
    this.#stopping.abort();
    await this.#renewal;
  }

  /** The terms to store with a listing, which make it searchable. */
  analyse(text: ListingText): string {
    return analyseListing(text, this.#stemmer);
  }

  /** Writes new terms for all listings of a seller, with the seller's new name. */
  async renameSeller(tx: Tx, sellerId: number, sellerName: string): Promise<void> {
    const texts = await listSellerTexts(tx, sellerId);
    const terms = texts.map(({ id, ...text }) => [id, this.analyse({ ...text, sellerName })] as const);
    if (terms.length > 0) await writeTerms(tx, new Map(terms));
  }

  /** Reads listings again from the database; those that no longer belong in the index are removed from it. */
  refresh(ids: readonly number[]): Promise<void> {
    return this.#inTurn(() => this.#refresh(ids));
  }

  /** Updates the index to the state of the database and reads only listings that differ. */
  reconcile(): Promise<void> {
    return this.#inTurn(() => this.#reconcile());
  }

  // One at a time: a slow read must not restore a listing that a later one has removed.
  #inTurn(act: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(act);
    this.#lastTurn = turn.catch(() => {});
    return turn;
  }

  async #refresh(ids: readonly number[]): Promise<void> {
    const docs = await findDocs(this.#db, ids);
    const found = new Set(docs.map((doc) => doc.id));
    for (const id of ids) if (!found.has(id)) this.#index.remove(id);
    if (docs.length > 100) this.#index.putMany(docs);
    else for (const doc of docs) this.#index.put(doc);
  }

  async #reconcile(): Promise<void> {
    if (this.#index.size === 0) return this.#load();
    const known = new Map(this.#index.revisions());
    const stale: number[] = [];
    for (let afterId = 0; ; ) {
      const rows = await listRevisions(this.#db, afterId, 10 * BATCH);
      for (const { id, revision } of rows) {
        if (known.get(id) !== revision) stale.push(id);
        known.delete(id);
      }
      if (rows.length < 10 * BATCH) break;
      afterId = rows.at(-1)?.id ?? 0;
    }
    for (const id of known.keys()) this.#index.remove(id);
    for (let start = 0; start < stale.length; start += BATCH) await this.#refresh(stale.slice(start, start + BATCH));
  }

  async #load(): Promise<void> {
    for (let afterId = 0; ; ) {
      const docs = await listDocs(this.#db, afterId, BATCH);
      this.#index.putMany(docs);
      if (docs.length < BATCH) return;
      afterId = docs.at(-1)?.id ?? 0;
    }
  }

  /** One page of the results of a query whose words are read as a sentence. */
  ask(query: SearchQuery): AskedResult {
    return this.#index.ask(query, Date.now());
  }

  /** The kind that words typed among the ads most likely ask for; `totals` is the number of matches in each kind. */
  kindMeant(words: string, totals: Readonly<Record<KindId, number>>): KindId {
    return this.#index.kindMeant(words, totals, Date.now());
  }

  /** Whether a listing meets every condition of a query now; see `SearchIndex.matchesOne`. */
  matchesOne(query: SearchQuery, id: number, meaning?: QueryMeaning): boolean {
    return this.#index.matchesOne(query, id, Date.now(), meaning);
  }

  /** The current meaning of a text, for callers that keep its reading. */
  meaningOf(reading: Reading): QueryMeaning {
    return this.#index.meaningOf(reading, Date.now());
  }

  /** Reads listings again. @returns those that belong in the index. */
  async refreshed(ids: readonly number[]): Promise<SearchDoc[]> {
    await this.refresh(ids);
    return findDocs(this.#db, ids);
  }

  /** Ids of the listings most similar to one, best first, among those that pass the filters of a query. */
  findAlike(query: SearchQuery, like: LikeListing): number[] {
    return this.#index.findAlike(query, like, Date.now());
  }

  /** One page of the listings that pass the filters of a query. */
  search(query: Omit<SearchQuery, 'words' | 'asTyped'>): SearchResult {
    return this.#index.search(query, Date.now());
  }

  /** Counts to show beside the filters: categories by id, tags and delivery options by name. Counts of 0 are absent. */
  facets(query: SearchQuery): {
    categories: Record<string, number>;
    tags: Record<string, number>;
    delivery: Record<string, number>;
    withPicture: number;
    checkedDocuments: number;
  } {
    const { categories, tags, delivery, withPicture, checkedDocuments } = this.#index.facets(query, Date.now());
    return {
      categories: Object.fromEntries(categories),
      tags: Object.fromEntries(tags),
      delivery: Object.fromEntries(delivery),
      withPicture,
      checkedDocuments,
    };
  }

  /** Words and phrases from titles that complete the last typed word, most useful first; at most `limit`. */
  suggestWords(text: string, limit: number): Promise<string[]> {
    const parts = { index: this.#index, stemmer: this.#stemmer, nowMs: Date.now(), known: this.#completed };
    return completeText(text, limit, { ...parts, listTitles: (ids) => listTitles(this.#db, ids) });
  }

  /** Ids of leaf categories for a title, best first. */
  guessCategories(title: string, limit: number): CategoryGuess {
    return this.#guesser.guess(title, limit, Date.now());
  }

  get size(): number {
    return this.#index.size;
  }
}
