import { readLink } from '../../accounts/links.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type StopSubject, stopMails as stopMailsOf } from '../centre/preferences.ts';
import { mailJob } from '../mail/queued.ts';
import { unreadMails } from './mails.ts';
import { takeDue } from './repository.ts';

/** How long a message must be unread before its reader gets a mail. */
const AFTER_MINUTES = 10;
const BATCH = 200;

export type UnreadService = ReturnType<typeof createUnreadService>;

/** Mails about unread messages. */
export function createUnreadService({ db, jobs }: { db: Db; jobs: Jobs }) {
  /** Queues a mail to each account that is due; each conversation is mailed about once until it is read. */
  async function queueMails(): Promise<void> {
    while ((await db.transaction().execute(queueBatch)) === BATCH);
  }

  async function queueBatch(tx: Tx): Promise<number> {
    const { taken, mails } = await takeDue(tx, { afterMinutes: AFTER_MINUTES, limit: BATCH });
    if (mails.length > 0) {
      await jobs.queueAll(
        tx,
        'account.mail',
        mails.map(({ accountId, conversationIds }) =>
          mailJob(unreadMails.messagesWaiting, { accountId, details: { conversationIds } }),
        ),
      );
    }
    return taken;
  }

  /** Switches such mails off by the link in one of them; idempotent. @throws ApiError 'linkInvalid' */
  async function stopMails(token: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { account_id: accountId, topic } = await readLink(tx, token, 'stopMails');
      // Links of older mails name no topic: there were only mails about messages.
      await stopMailsOf(tx, accountId, (topic ?? 'messages') as StopSubject);
    });
  }

  return { queueMails, stopMails };
}
