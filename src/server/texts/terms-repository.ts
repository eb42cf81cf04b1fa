import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** The newest terms that an account has accepted; 0 for the built-in ones. */
export async function findAccepted(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('terms_acceptance')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Records that an account has accepted a version; only the first time counts. */
export async function insertAcceptance(tx: Tx | Db, accountId: number, version: number): Promise<void> {
  await tx
    .insertInto('terms_acceptance')
    .values({ account_id: accountId, version })
    .onConflict((conflict) => conflict.columns(['account_id', 'version']).doNothing())
    .execute();
}

/**
 * The next accounts to notify of the newest announced terms; marks them as notified. Null when all have been. Omits
 * accounts that registered with these terms or have accepted them.
 */
export async function takeUntold(
  tx: Tx,
  limit: number,
): Promise<{ readonly number: number; readonly accountIds: readonly number[] } | null> {
  const { rows: announced } = await sql<{ number: number; toldThrough: number }>`
    select number, told_through as "toldThrough" from text_version
    where text_id = 'terms' and is_announced and withdrawn_at is null
    order by number desc limit 1 for update`.execute(tx);
  const [version] = announced;
  if (!version) return null;
  const { rows } = await sql<{ id: number; isDue: boolean }>`
    select a.id, a.deleted_at is null and not exists (
        select from terms_acceptance t where t.account_id = a.id and t.version >= ${version.number}) as "isDue"
    from account a where a.id > ${version.toldThrough} order by a.id limit ${limit}`.execute(tx);
  const last = rows.at(-1);
  if (!last) return null;
  await tx
    .updateTable('text_version')
    .set({ told_through: last.id })
    .where('text_id', '=', 'terms')
    .where('number', '=', version.number)
    .execute();
  return { number: version.number, accountIds: rows.filter(({ isDue }) => isDue).map(({ id }) => id) };
}

/** When announced terms come into force; undefined if they were withdrawn. */
export async function findAnnounced(db: Db, number: number): Promise<{ holdsAt: Date } | undefined> {
  return db
    .selectFrom('text_version')
    .select('holds_at as holdsAt')
    .where('text_id', '=', 'terms')
    .where('number', '=', number)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}
