import type { Db, Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { mailJob } from '../mail/queued.ts';
import { NEWS_MAILS } from './mails.ts';
import { takeDigests, takeMailed } from './repository.ts';

const BATCH = 200;

/** Queues the daily mails. News are marked and mails queued in one transaction, so each news item is mailed once. */
export function createDigest({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'queueAll'> }) {
  async function queueBatch(tx: Tx): Promise<number> {
    const { taken, digests } = await takeDigests(tx, BATCH);
    const all = digests.map(({ accountId, ids }) => mailJob(NEWS_MAILS.newsDigest, { accountId, details: { ids } }));
    if (all.length > 0) await jobs.queueAll(tx, 'account.mail', all);
    return taken;
  }
  return async (): Promise<void> => {
    while ((await db.transaction().execute(queueBatch)) === BATCH);
  };
}

/** Queues the mail about one thing. News are marked and the mail queued in one transaction, so each is mailed once. */
export function createThingMail({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'queueAll'> }) {
  return ({ accountId, thing }: { accountId: number; thing: string }): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const ids = await takeMailed(tx, accountId, thing);
      if (ids.length === 0) return;
      await jobs.queueAll(tx, 'account.mail', [mailJob(NEWS_MAILS.newsArrived, { accountId, details: { ids } })]);
    });
}
