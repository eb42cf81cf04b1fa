import type { Frequency } from '#contract/saved-searches/frequencies.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import { mailJob } from '../notifications/mail/queued.ts';
import type { QueuePushes } from '../notifications/push/queue.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { SearchService } from '../search/service.ts';
import { listFitting } from './fitting.ts';
import { savedSearchMails } from './mails.ts';
import { forgetUntold, listTelling, listWaiting, markTold, takeNotice } from './match-repository.ts';
import { findSearch, holdSearch, type SearchRow } from './repository.ts';

const BATCH = 200;

interface TellingDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'queue'>;
  readonly search: Pick<SearchService, 'refresh' | 'matchesOne'>;
  readonly queuePushes: QueuePushes;
  readonly publishNews: PublishNews;
}

/** Accounts are also notified on the site; visitors by mail only. */
const isTold = ({ isPaused, isConfirmed, channels, accountId }: SearchRow) =>
  !isPaused && isConfirmed && (channels.length > 0 || accountId !== null);

/** A notice that is to be mailed. */
type Mailed = { readonly searchId: number; readonly notice: number };

/** A search with its waiting listings, and those of them that its list still shows. */
interface Waiting {
  readonly row: SearchRow;
  readonly fitting: readonly number[];
  readonly gone: readonly number[];
}

/** Puts new listings of searches into notices, publishes them as news, and queues mails and pushes. */
export function createTelling(deps: TellingDeps) {
  return {
    /** Notifies of what waits for one search. */
    tell: ({ searchId }: { searchId: number }) => tellTogether(deps, [searchId]),
    /** Notifies of what waits for all searches of a frequency, with one mail per owner. */
    async tellAll(frequency: Frequency): Promise<void> {
      for (let afterOwner: number | null = null; ; ) {
        const groups = await listTelling(deps.db, frequency, { afterOwner, limit: BATCH });
        for (const { ids } of groups) await tellTogether(deps, ids);
        if (groups.length < BATCH) return;
        afterOwner = groups.at(-1)?.owner ?? null;
      }
    },
  };
}

/**
 * Notifies of what waits for searches of one owner. Listings no longer in the list are forgotten, so that they are new
 * if they come back. Notices and jobs are stored in one transaction, so each listing is in exactly one notice, even
 * with several workers or after a crash.
 */
async function tellTogether(deps: TellingDeps, searchIds: readonly number[]): Promise<void> {
  const all: Waiting[] = [];
  for (const id of searchIds) {
    const row = await findSearch(deps.db, id);
    if (!row || !isTold(row)) continue;
    const waiting = await listWaiting(deps.db, id);
    const fitting = await listFitting(deps, row, waiting);
    all.push({ row, fitting, gone: waiting.filter((each) => !fitting.includes(each)) });
  }
  await deps.db.transaction().execute(async (tx) => {
    const mailed: Mailed[] = [];
    for (const each of all) mailed.push(...(await takeOne(deps, tx, each)));
    const [first] = mailed;
    const accountId = all[0]?.row.accountId ?? null;
    if (!first) return;
    const mail =
      mailed.length === 1
        ? mailJob(savedSearchMails.searchFound, { accountId, details: first })
        : mailJob(savedSearchMails.searchesFound, { accountId, details: { found: mailed } });
    await deps.jobs.queue(tx, 'account.mail', mail);
  });
}

/** Puts the listings that match a search into a notice and publishes it; returns the notice if it is to be mailed. */
async function takeOne({ publishNews, queuePushes }: TellingDeps, tx: Tx, waiting: Waiting): Promise<Mailed[]> {
  const { row, fitting, gone } = waiting;
  const held = await holdSearch(tx, row.id);
  if (!held || !isTold(held) || held.query !== row.query) return [];
  const notice = fitting.length > 0 ? await takeNotice(tx, row.id, fitting) : null;
  if (gone.length > 0) await forgetUntold(tx, row.id, gone);
  if (notice === null) return [];
  const { accountId, channels } = held;
  const about = { searchId: row.id, notice };
  const isMailed = channels.includes('mail');
  if (!isMailed) await markTold(tx, row.id, fitting);
  if (accountId !== null) {
    await publishNews(tx, [{ accountId, key: `search ${row.id} ${notice}`, kind: 'savedSearch', ...about }]);
    if (channels.includes('push')) await queuePushes(tx, [{ accountId, topic: 'savedSearches', subject: about }]);
  }
  return isMailed ? [about] : [];
}
