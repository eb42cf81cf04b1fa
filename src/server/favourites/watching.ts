import type { News, PublishNews } from '../notifications/centre/publish.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import {
  type ChangedFavourite,
  deleteDue,
  holdChanged,
  holdDue,
  learnPrices,
  listTomorrow,
  noteTold,
  postponeSecondDrops,
  type Reminder,
  takeReminders,
} from './watch-repository.ts';

const LISTINGS_AT_ONCE = 100;
/** Page size of reminders: each page queries all listings of the day again. */
const REMINDED_AT_ONCE = 500;
const NEWS_AT_ONCE = 500;

interface Publishing {
  readonly publishNews: PublishNews;
  /** The maximum of news per transaction: a listing with very many favourites takes several transactions. */
  readonly newsAtOnce?: number;
}

interface WatchingDeps extends Publishing {
  readonly db: Db;
}

/** Notifies people of changes of their favourites, and reminds them of those that end or begin the next day. */
export function createWatching({ db, ...publishing }: WatchingDeps) {
  /** Notifies of all changes that are due; safe on any number of nodes at the same time. */
  async function tellChanges(): Promise<void> {
    while (await db.transaction().execute((tx) => tellSome(publishing, tx)));
  }

  async function remind(): Promise<void> {
    for (const what of ['endingSoon', 'eventTomorrow'] as const) {
      for (let page: Page | null = { afterId: 0 }; page; ) {
        const current: Page = page;
        page = await db.transaction().execute((tx) => remindSome(publishing, tx, what, current));
      }
    }
  }

  return { tellChanges, remind };
}

/**
 * Notifies of some of the changes that are due, and records that with the favourite in the same transaction: a killed
 * worker has sent nothing. False when nothing is due.
 */
async function tellSome({ publishNews, newsAtOnce = NEWS_AT_ONCE }: Publishing, tx: Tx): Promise<boolean> {
  const due = await holdDue(tx, LISTINGS_AT_ONCE);
  if (due.length === 0) return false;
  const listingIds = [...new Set(due.map(({ listingId }) => listingId))];
  await learnPrices(tx, listingIds);
  const changed = await holdChanged(tx, listingIds, newsAtOnce);
  await publishNews(tx, changed.flatMap(newsOf));
  await noteTold(tx, changed);
  if (changed.length === newsAtOnce) return true;
  await postponeSecondDrops(tx, listingIds);
  await deleteDue(
    tx,
    due.map(({ id }) => id),
  );
  return true;
}

/** The news about a favourite, possibly several: it may have returned at a lower price. */
function newsOf({ accountId, listingId, revision, ...change }: ChangedFavourite): News[] {
  const { isLower, fromGrosze, toGrosze, gone, isBack } = change;
  const keyOf = (what: string) => `${what}:${listingId}:${revision}`;
  const news: News[] = [];
  if (gone) news.push({ accountId, key: keyOf('gone'), kind: 'gone', listingId, how: gone });
  if (isBack) news.push({ accountId, key: keyOf('backAgain'), kind: 'backAgain', listingId });
  if (isLower) news.push({ accountId, key: keyOf('priceDrop'), kind: 'priceDrop', listingId, fromGrosze, toGrosze });
  return news;
}

/** The cursor of reminders: the next listing has a higher id. */
interface Page {
  readonly afterId: number;
}

/** Sends a batch of reminders; returns the cursor of the next one, or the end. */
async function remindSome(
  { publishNews, newsAtOnce = NEWS_AT_ONCE }: Publishing,
  tx: Tx,
  what: Reminder,
  page: Page,
): Promise<Page | null> {
  const listingIds = await listTomorrow(tx, what, { ...page, limit: REMINDED_AT_ONCE });
  const due = await takeReminders(tx, listingIds, newsAtOnce);
  await publishNews(
    tx,
    due.map(
      ({ accountId, listingId, day }): News => ({
        accountId,
        key: `${what}:${listingId}:${day}`,
        kind: what,
        listingId,
      }),
    ),
  );
  if (due.length === newsAtOnce) return page;
  return listingIds.length < REMINDED_AT_ONCE ? null : { afterId: listingIds.at(-1) ?? 0 };
}
