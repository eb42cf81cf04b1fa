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
/** Each page is found anew among all listings of the day. */
const REMINDED_AT_ONCE = 500;
const NEWS_AT_ONCE = 500;

interface Publishing {
  readonly publishNews: PublishNews;
  /** News of one transaction: a listing that very many people keep takes several. */
  readonly newsAtOnce?: number;
}

interface WatchingDeps extends Publishing {
  readonly db: Db;
}

/** Tells people what happens to their favourites, and reminds them of what ends or begins the next day. */
export function createWatching({ db, ...publishing }: WatchingDeps) {
  /** Tells every change that is due; any number of nodes at a time. */
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
 * Tells some of what is due, and notes it with the favourite in the same transaction: a worker that is killed has told
 * nothing. False when nothing is due.
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

/** What has happened to a favourite: it may be back at a lower price. */
function newsOf({ accountId, listingId, revision, ...change }: ChangedFavourite): News[] {
  const { isLower, fromGrosze, toGrosze, gone, isBack } = change;
  const keyOf = (what: string) => `${what}:${listingId}:${revision}`;
  const news: News[] = [];
  if (gone) news.push({ accountId, key: keyOf('gone'), kind: 'gone', listingId, how: gone });
  if (isBack) news.push({ accountId, key: keyOf('backAgain'), kind: 'backAgain', listingId });
  if (isLower) news.push({ accountId, key: keyOf('priceDrop'), kind: 'priceDrop', listingId, fromGrosze, toGrosze });
  return news;
}

/** Where reminding goes on: with the listings after an id. */
interface Page {
  readonly afterId: number;
}

/** Reminds some people of some listings; returns where to go on, null at the end. */
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
