import type { Frequency } from '#contract/saved-searches/frequencies.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import { mailJob } from '../notifications/mail/queued.ts';
import type { QueuePushes } from '../notifications/push/queue.ts';
import type { Db } from '../platform/db/client.ts';
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

/** People are told on the site, too; visitors by mail only. */
const isTold = ({ isPaused, isConfirmed, channels, accountId }: SearchRow) =>
  !isPaused && isConfirmed && (channels.length > 0 || accountId !== null);

/** Puts what is new to a search into a notice, publishes it, and queues it by mail, push or both. */
export function createTelling({ db, jobs, search, queuePushes, publishNews }: TellingDeps) {
  /**
   * Tells what waits for one search. What is gone from its list is forgotten: should it come back, it is new again.
   * Notice and jobs are stored together, so that each listing is in one notice, whoever is killed and however many work.
   */
  async function tell({ searchId }: { searchId: number }): Promise<void> {
    const row = await findSearch(db, searchId);
    if (!row || !isTold(row)) return;
    const waiting = await listWaiting(db, searchId);
    const fitting = await listFitting({ db, search }, row, waiting);
    const gone = waiting.filter((id) => !fitting.includes(id));
    await db.transaction().execute(async (tx) => {
      const held = await holdSearch(tx, searchId);
      if (!held || !isTold(held) || held.query !== row.query) return;
      const notice = fitting.length > 0 ? await takeNotice(tx, searchId, fitting) : null;
      if (gone.length > 0) await forgetUntold(tx, searchId, gone);
      if (notice === null) return;
      const { accountId, channels } = held;
      if (channels.includes('mail')) {
        await jobs.queue(
          tx,
          'account.mail',
          mailJob(savedSearchMails.searchFound, { accountId, details: { searchId, notice } }),
        );
      } else await markTold(tx, searchId, fitting);
      if (accountId === null) return;
      const about = { searchId, notice };
      await publishNews(tx, [{ accountId, key: `search ${searchId} ${notice}`, kind: 'savedSearch', ...about }]);
      if (channels.includes('push')) await queuePushes(tx, [{ accountId, topic: 'savedSearches', subject: about }]);
    });
  }

  /** Tells what waits for all searches of a frequency. */
  async function tellAll(frequency: Frequency): Promise<void> {
    for (let afterId = 0; ; ) {
      const ids = await listTelling(db, frequency, { afterId, limit: BATCH });
      for (const searchId of ids) await tell({ searchId });
      if (ids.length < BATCH) return;
      afterId = ids.at(-1) ?? 0;
    }
  }

  return { tell, tellAll };
}
