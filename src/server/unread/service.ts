import { readLink } from '../accounts/links.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Jobs } from '../jobs.ts';
import { stopMessageMails, takeDue } from './repository.ts';

/** How long a message may lie unread before its reader is written to. */
const AFTER_MINUTES = 10;
const BATCH = 200;

export type UnreadService = ReturnType<typeof createUnreadService>;

/** Mails to people who have not read what was written to them. */
export function createUnreadService({ db, jobs }: { db: Db; jobs: Jobs }) {
  /** Queues a mail for each conversation that has waited; a conversation gets one until it is read. */
  async function queueMails(): Promise<void> {
    while ((await db.transaction().execute(queueBatch)) === BATCH);
  }

  async function queueBatch(tx: Tx): Promise<number> {
    const { taken, rows } = await takeDue(tx, { afterMinutes: AFTER_MINUTES, limit: BATCH });
    if (rows.length > 0) {
      await jobs.queueAll(
        tx,
        'account.mail',
        rows.map(({ accountId, conversationId }) => ({
          kind: 'messagesWaiting',
          accountId,
          details: { conversationId },
        })),
      );
    }
    return taken;
  }

  /** Ends such mails by the link of one, however often it is pressed. @throws ApiError 'linkInvalid' */
  async function stopMails(token: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { account_id: accountId } = await readLink(tx, token, 'stopMails');
      await stopMessageMails(tx, accountId);
    });
  }

  return { queueMails, stopMails };
}
