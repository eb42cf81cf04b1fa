import { LOCALE_IDS } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { categoryPath, keyOfCategory, mergedIds } from '#kinds/ad/categories.ts';
import { categoryWords } from '#kinds/ad/category-words.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { EventHub } from '../platform/events.ts';
import { type CategoryGuess, CategoryGuesser } from './category-guesses.ts';
import { completeText } from './completion.ts';
import { analyseListing, type ListingText } from './document.ts';
import type { LikeListing } from './meaning-matcher.ts';
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
/** After the start, when it has served its first pages: preparing for queries takes about a second. */
const WARM_UP_MS = 10_000;

function warn(error: unknown): void {
  process.emitWarning(`search terms could not be renewed: ${error instanceof Error ? error.message : error}`);
}

/** What a message says in every language. */
function namesOf(...ids: string[]): LocalizedName[] {
  return LOCALE_IDS.flatMap((language) =>
    ids.map((id) => ({ language, text: getTranslator(language)(id as MessageId) })),
  );
}

// Each a name by itself: all that is in the category is called so.
function otherNamesOf(key: string): LocalizedName[] {
  return tokenize(categoryWords[key]?.all ?? '').map((text) => ({ language: 'pl', text }));
}

/**
 * The names in all six languages, as the messages say them, and what else the categories are called in Polish, those
 * that were merged into them among it.
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
 * The search index of this node: loaded from the database at start, kept current by events, and compared with the
 * database after any gap in them. The database is the truth; this only knows where to look.
 */
export class SearchService {
  readonly #db: Db;
  readonly #index: SearchIndex;
  readonly #stemmer: Stemmer;
  #categoryGuesser: CategoryGuesser | undefined;
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

  /** Reads the names of the categories anew, after the catalogue has changed. */
  renameCategories(): void {
    this.#index.renameCategories();
    this.#categoryGuesser = undefined;
  }

  /** An empty index; `start` fills it. */
  static async open(db: Db): Promise<SearchService> {
    return new SearchService(db, await loadStemmer());
  }

  /**
   * Loads everything, then follows the events. Listening begins first, so that nothing falls between. What an earlier
   * version has analysed is analysed anew in the background; until then it is found by what it has.
   */
  async start(events: EventHub, onError: (error: unknown) => void = warn): Promise<void> {
    events.on('listing.changed', ({ id }) => this.refresh([id]));
    events.on('listings.changed', () => this.reconcile());
    events.onGap(() => this.reconcile());
    await this.reconcile();
    this.#warmUp = setTimeout(() => this.#index.warmUp(), WARM_UP_MS).unref();
    this.#renewal = renewTerms(this.#db, this.#stemmer, this.#stopping.signal).then(
      () => {},
      (error) => {
        if (!this.#stopping.signal.aborted) onError(error);
      },
    );
  }

  /** Settles when all listings have terms of this version, or the attempt has ended. */
  get renewal(): Promise<void> {
    return this.#renewal;
  }

  /** Ends the work in the background; what it has not come to is done after the next start. */
  async stop(): Promise<void> {
    clearTimeout(this.#warmUp);
    this.#stopping.abort();
    await this.#renewal;
  }

  /** What is to be stored with a listing, so that it can be searched. */
  analyse(text: ListingText): string {
    return analyseListing(text, this.#stemmer);
  }

  /** Writes the terms of a seller's listings anew, where a new name stands among them. */
  async renameSeller(tx: Tx, sellerId: number, sellerName: string): Promise<void> {
    const texts = await listSellerTexts(tx, sellerId);
    const terms = texts.map(({ id, ...text }) => [id, this.analyse({ ...text, sellerName })] as const);
    if (terms.length > 0) await writeTerms(tx, new Map(terms));
  }

  /** Reads some listings anew. */
  refresh(ids: readonly number[]): Promise<void> {
    return this.#inTurn(() => this.#refresh(ids));
  }

  /** Brings the index to the database's state, reading only what differs. */
  reconcile(): Promise<void> {
    return this.#inTurn(() => this.#reconcile());
  }

  // One after the other: a slow read of a listing must not bring back what a later one has removed.
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

  /** One page of what fits a query whose words are read as a sentence. */
  ask(query: SearchQuery): AskedResult {
    return this.#index.ask(query, Date.now());
  }

  /** The kind that words typed among the ads ask for; `totals` is what they find in each kind. */
  kindMeant(words: string, totals: Readonly<Record<KindId, number>>): KindId {
    return this.#index.kindMeant(words, totals, Date.now());
  }

  /** Whether a listing is among all that `ask` finds for a query now; `meaning` as for the index. */
  matchesOne(query: SearchQuery, id: number, meaning?: QueryMeaning): boolean {
    return this.#index.matchesOne(query, id, Date.now(), meaning);
  }

  /** What a text means now, for callers that keep its reading. */
  meaningOf(reading: Reading): QueryMeaning {
    return this.#index.meaningOf(reading, Date.now());
  }

  /** Reads some listings anew, and answers those that belong in the index. */
  async refreshed(ids: readonly number[]): Promise<SearchDoc[]> {
    await this.refresh(ids);
    return findDocs(this.#db, ids);
  }

  /** Ids of the listings most like one, of those that a query allows. */
  findAlike(query: SearchQuery, like: LikeListing): number[] {
    return this.#index.findAlike(query, like, Date.now());
  }

  /** One page of what passes the filters of a query. */
  search(query: Omit<SearchQuery, 'words' | 'asTyped'>): SearchResult {
    return this.#index.search(query, Date.now());
  }

  /** Counts beside the filters: categories by id, tags by name, what is nought left out. */
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

  /** Words and phrases of titles that complete the last word of what is typed, the most useful first. */
  suggestWords(text: string, limit: number): Promise<string[]> {
    const parts = { index: this.#index, stemmer: this.#stemmer, nowMs: Date.now() };
    return completeText(text, limit, { ...parts, listTitles: (ids) => listTitles(this.#db, ids) });
  }

  /** Leaf categories in which a thing of such a title belongs, the likeliest first. */
  guessCategories(title: string, limit: number): CategoryGuess {
    return this.#guesser.guess(title, limit, Date.now());
  }

  get size(): number {
    return this.#index.size;
  }
}
