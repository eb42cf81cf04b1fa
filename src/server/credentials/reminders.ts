import { polishDay } from '#contract/values/polish-time.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Db } from '../platform/db/client.ts';
import { dueReminder } from './reminder-days.ts';
import { holdEnding, setReminded } from './reminder-repository.ts';

interface ReminderDeps {
  readonly db: Db;
  readonly publishNews: PublishNews;
}

const AT_ONCE = 200;

/**
 * Reminds owners of credentials that end soon. A reminder is recorded in the transaction that publishes it, so a killed
 * worker has sent nothing, and each reminder is sent once.
 */
export async function remindOfEnds({ db, publishNews }: ReminderDeps): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction().execute(async (tx) => {
      const ending = await holdEnding(tx, polishDay(Date.now()), AT_ONCE);
      for (const { id, valid_until: validUntil } of ending) await setReminded(tx, id, dueReminder(validUntil) ?? 0);
      await publishNews(
        tx,
        ending.map(({ id, account_id: accountId, valid_until: validUntil }) => ({
          accountId,
          key: `credentialEnds ${id} ${validUntil} ${dueReminder(validUntil)}`,
          kind: 'credentialEnds' as const,
          credentialId: id,
        })),
      );
      return ending.length;
    });
  }
}
