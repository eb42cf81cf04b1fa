import type { News, PublishNews } from '../notifications/centre/publish.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import {
  type ChangedFavourite,
  deleteDue,
  holdChanged,
  holdDue,
  learnPrices,
  noteTold,
  postponeSecondDrops,
  type Reminder,
  takeReminders,
} from './watch-repository.ts';

const LISTINGS_AT_ONCE = 100;
/** Favourites of one transaction: a listing that very many people keep takes several. */
const NEWS_AT_ONCE = 500;

interface WatchingDeps {
  readonly db: Db;
  readonly publish: PublishNews;
}

/** Tells people what happens to their favourites, and reminds them of what ends or begins the next day. */
export function createWatching({ db, publish }: WatchingDeps) {
  /** Tells every change that is due; any number of nodes at a time. */
  async function tellChanges(): Promise<void> {
    while (await db.transaction().execute((tx) => tellSome(publish, tx)));
  }

  async function remind(): Promise<void> {
    for (const what of ['endingSoon', 'eventTomorrow'] as const) {
      while ((await db.transaction().execute((tx) => remindSome(publish, tx, what))) === NEWS_AT_ONCE);
    }
  }

  return { tellChanges, remind };
}

/**
 * Tells some of what is due, and notes it with the favourite in the same transaction: a worker that is killed has told
 * nothing. False when nothing is due.
 */
async function tellSome(publish: PublishNews, tx: Tx): Promise<boolean> {
  const due = await holdDue(tx, LISTINGS_AT_ONCE);
  if (due.length === 0) return false;
  const listingIds = [...new Set(due.map(({ listingId }) => listingId))];
  await learnPrices(tx, listingIds);
  const changed = await holdChanged(tx, listingIds, NEWS_AT_ONCE);
  await publish(tx, changed.flatMap(newsOf));
  await noteTold(tx, changed);
  if (changed.length === NEWS_AT_ONCE) return true;
  await postponeSecondDrops(tx, listingIds);
  await deleteDue(
    tx,
    due.map(({ id }) => id),
  );
  return true;
}

/** What has happened to a favourite: it may be back at a lower price. */
function newsOf({ accountId, listingId, revision, ...change }: ChangedFavourite): News[] {
  const { isLower, fromGrosze, toGrosze, gone, isBack } = change;
  const keyOf = (what: string) => `${what}:${listingId}:${revision}`;
  const news: News[] = [];
  if (gone) news.push({ accountId, key: keyOf('gone'), kind: 'gone', listingId, how: gone });
  if (isBack) news.push({ accountId, key: keyOf('backAgain'), kind: 'backAgain', listingId });
  if (isLower)
    news.push({ accountId, key: keyOf('priceDrop'), kind: 'priceDrop', listingId, fromGrosze, toGrosze });
  return news;
}

/** Reminds some people; returns how many. */
async function remindSome(publish: PublishNews, tx: Tx, what: Reminder): Promise<number> {
  const due = await takeReminders(tx, what, NEWS_AT_ONCE);
  await publish(
    tx,
    due.map(({ accountId, listingId, day }): News => ({
      accountId,
      key: `${what}:${listingId}:${day}`,
      kind: what,
      listingId,
    })),
  );
  return due.length;
}
