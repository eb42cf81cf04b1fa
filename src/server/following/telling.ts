import type { News, PublishNews } from '../notifications/centre/publish.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import {
  beginDebuts,
  type Debut,
  deleteDue,
  holdDebuts,
  holdDue,
  holdFollowers,
  insertWaiting,
  type NewListing,
  setToldUntil,
  takeWaiting,
} from './telling-repository.ts';

/** Delay before notifying: a follow stored while a listing appears has been committed by then. */
export const GRACE_MS = 2_000;
const LISTINGS_AT_ONCE = 100;
const NEWS_AT_ONCE = 500;

interface Publishing {
  readonly publishNews: PublishNews;
  /** The maximum of news per transaction: a listing with very many followers takes several transactions. */
  readonly newsAtOnce?: number;
}

interface TellingDeps extends Publishing {
  readonly db: Db;
}

/** Notifies followers of listings that sellers publish for the first time. */
export function createTelling({ db, ...publishing }: TellingDeps) {
  const { newsAtOnce = NEWS_AT_ONCE } = publishing;
  let last: Promise<void> = Promise.resolve();

  async function tellAll(graceMs: number): Promise<void> {
    while (await db.transaction().execute((tx) => tellSome(publishing, tx, graceMs)));
  }

  /**
   * Processes everything that became visible at least `graceMs` ago; one run at a time on this node, concurrent with
   * others.
   */
  function tell({ graceMs = GRACE_MS }: { graceMs?: number } = {}): Promise<void> {
    const turn = last.then(() => tellAll(graceMs));
    last = turn.catch(() => {});
    return turn;
  }

  /** Notifies the daily followers of what waits for them. */
  async function tellDaily(): Promise<void> {
    while ((await db.transaction().execute((tx) => tellWaiting(publishing, tx))) === newsAtOnce);
  }

  return { tell, tellDaily };
}

/**
 * Notifies some of the followers that are due, and records its progress in the same transaction: a killed worker has
 * sent nothing, and the next one continues after the last commit. False when nothing is due.
 */
async function tellSome(deps: Publishing, tx: Tx, graceMs: number): Promise<boolean> {
  const due = await holdDue(tx, { limit: LISTINGS_AT_ONCE, graceMs });
  if (due.length === 0) return false;
  await beginDebuts(
    tx,
    due.map(({ id }) => id),
  );
  const unfinished = new Set<number>();
  let left = deps.newsAtOnce ?? NEWS_AT_ONCE;
  for (const debut of await holdDebuts(tx, [...new Set(due.map(({ listingId }) => listingId))])) {
    const told = left > 0 ? await tellFollowers(deps, tx, debut, left) : 0;
    if (told === left) unfinished.add(debut.listingId);
    left -= told;
  }
  await deleteDue(
    tx,
    due.filter(({ listingId }) => !unfinished.has(listingId)).map(({ id }) => id),
  );
  return true;
}

/** Notifies the next followers of a listing; returns how many were processed: fewer than `limit` means all. */
async function tellFollowers({ publishNews }: Publishing, tx: Tx, debut: Debut, limit: number): Promise<number> {
  const followers = await holdFollowers(tx, debut, limit);
  const { listingId, sellerId } = debut;
  const told = followers.filter(({ isBlocked }) => !isBlocked).map((each) => ({ ...each, listingId, sellerId }));
  await publishNews(tx, told.filter(({ frequency }) => frequency === 'instant').map(newsOf));
  await insertWaiting(
    tx,
    told.filter(({ frequency }) => frequency === 'daily'),
  );
  await setToldUntil(tx, listingId, followers.length === limit ? (followers.at(-1)?.accountId ?? null) : null);
  return followers.length;
}

/** Sends waiting notifications, of one follow or of all; returns how many listings they were about. */
export async function tellWaiting(
  { publishNews, newsAtOnce = NEWS_AT_ONCE }: Publishing,
  tx: Tx,
  of?: { accountId: number; sellerId: number },
): Promise<number> {
  const taken = await takeWaiting(tx, { limit: newsAtOnce, ...(of && { of }) });
  await publishNews(tx, taken.map(newsOf));
  return taken.length;
}

function newsOf({ accountId, sellerId, listingId }: NewListing): News {
  return { accountId, key: `followedListing:${listingId}`, kind: 'followedListing', sellerId, listingId };
}
