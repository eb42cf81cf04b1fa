import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { currentCatalogue } from '#kinds/ad/catalogue.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type SearchService, vocabulary } from '../search/service.ts';
import { loadStemmer } from '../search/stemmer.ts';
import { queryOf } from './fitting.ts';
import { claimDue, type DueListing, insertMatches, type Pair, releaseDue } from './match-repository.ts';
import { Percolator } from './percolator.ts';
import { listChanged, timeBefore } from './repository.ts';

/** Delay before matching: a search saved while a listing appears either lists it already or is stored by then. */
export const GRACE_MS = 2_000;
const LEASE_MS = 30_000;
const BATCH = 200;
const LOADED_AT_ONCE = 2_000;
/** Filing a search takes a fraction of a millisecond; other requests are served after each batch. */
const FILED_AT_ONCE = 50;
const READ_AT_ONCE = 20;
/** Longer than any transaction: changes stamped before the last read but committed after it are read again. */
const OVERLAP_S = 120;
/** How long to collect new listings of a search, so that one mail contains all of them. */
const TELL_AFTER_S = 10;

interface MatchingDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'queueLater'>;
  readonly search: Pick<SearchService, 'refreshed' | 'matchesOne' | 'meaningOf'>;
}

/** Matches changed listings against the saved searches and stores new matches. */
export function createMatching({ db, jobs, search }: MatchingDeps) {
  const queries = new Map<number, string>();
  let percolator: Percolator | undefined;
  let filedBy = currentCatalogue();
  let seenUntil: Date | null = null;
  let last: Promise<void> = Promise.resolve();
  let isReadingAhead = false;

  async function loadSearches(): Promise<Percolator> {
    if (filedBy !== currentCatalogue()) forgetSearches();
    const current = percolator ?? new Percolator(search, await loadStemmer(), vocabulary);
    const until = await timeBefore(db, OVERLAP_S);
    for (let afterId = 0; ; ) {
      const rows = await listChanged(db, { since: seenUntil, afterId, limit: LOADED_AT_ONCE });
      for (const [at, { id, kind, query, isActive }] of rows.entries()) {
        if (at % FILED_AT_ONCE === FILED_AT_ONCE - 1) await yieldToOthers();
        const saved = isActive ? queryOf({ kind, query }) : null;
        if (saved && queries.get(id) === query) continue;
        if (saved) current.put({ id, ...saved });
        else current.remove(id);
        if (saved) queries.set(id, query);
        else queries.delete(id);
      }
      if (rows.length < LOADED_AT_ONCE) break;
      afterId = rows.at(-1)?.id ?? 0;
    }
    percolator = current;
    seenUntil = until;
    // A text that cannot be read also fails when a listing needs it, and is logged there.
    readAhead(current).catch(() => {});
    return current;
  }

  /** Runs in the background, so that the first listings of a day need not wait for it. */
  async function readAhead(current: Percolator): Promise<void> {
    if (isReadingAhead) return;
    isReadingAhead = true;
    try {
      while (percolator === current && current.readAhead(READ_AT_ONCE) > 0) await yieldToOthers();
    } finally {
      isReadingAhead = false;
    }
  }

  /** Searches are filed by categories and their names: when these change, all are filed again. */
  function forgetSearches(): void {
    filedBy = currentCatalogue();
    percolator = undefined;
    seenUntil = null;
    queries.clear();
  }

  async function compare(due: readonly DueListing[]): Promise<Pair[]> {
    const searches = await loadSearches();
    if (searches.size === 0) return [];
    const docs = await search.refreshed([...new Set(due.map(({ listingId }) => listingId))]);
    const nowMs = Date.now();
    const pairs: Pair[] = [];
    for (const doc of docs) {
      for (const searchId of searches.find(doc, nowMs)) {
        pairs.push({ searchId, listingId: doc.id, query: queries.get(searchId) ?? '' });
      }
      await yieldToOthers();
    }
    return pairs;
  }

  /** Stores matches, removes their listings from the queue and queues the notices, all in one transaction. */
  async function store(tx: Tx, due: readonly DueListing[], pairs: readonly Pair[]): Promise<void> {
    const dueIds = due.map(({ id }) => id);
    const searchIds = await insertMatches(tx, dueIds, pairs);
    const notices = searchIds.map((searchId) => ({ key: String(searchId), payload: { searchId } }));
    if (notices.length > 0) await jobs.queueLater(tx, 'savedSearches.tell', notices, TELL_AFTER_S);
  }

  async function matchAll(graceMs: number): Promise<void> {
    for (;;) {
      const due = await claimDue(db, { limit: BATCH, graceMs, leaseMs: LEASE_MS });
      if (due.length === 0) return;
      try {
        const pairs = await compare(due);
        await db.transaction().execute((tx) => store(tx, due, pairs));
      } catch (error) {
        await releaseDue(db, due);
        throw error;
      }
    }
  }

  /**
   * Matches everything that changed at least `graceMs` ago; one run at a time on this node, concurrent with other
   * nodes.
   */
  function run({ graceMs = GRACE_MS }: { graceMs?: number } = {}): Promise<void> {
    const turn = last.then(() => matchAll(graceMs));
    last = turn.catch(() => {});
    return turn;
  }

  return { run };
}
