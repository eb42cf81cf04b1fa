import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';

/** The pair of keys by which push services know this site. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEYS = 'push.keys';

export async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', KEYS).executeTakeFirst();
  return row?.value as PushKeys | undefined;
}

/** Keeps keys, unless another node was first. */
export async function keepFirstKeys(db: Db, keys: PushKeys): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: KEYS, value: JSON.stringify(keys) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Where a browser is told, and the secrets by which it alone can read it. */
export interface SubscriptionSecrets {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Notes that a browser is to be told, for the log-in that asks for it and no other. What an earlier address of the same
 * log-in was is forgotten: it is the same browser. Account, log-in and that address are held first, in the order of whoever
 * ends them, or moves the address.
 *
 * @returns  false when the log-in has ended.
 */
export async function keepSubscription(
  tx: Tx,
  { sessionId, locale, endpoint, p256dh, auth }: SubscriptionSecrets & { sessionId: number; locale: string },
): Promise<boolean> {
  const { rows: held } = await sql`
    select s.id from account a join session s on s.account_id = a.id where s.id = ${sessionId} for key share`.execute(
    tx,
  );
  if (held.length === 0) return false;
  await sql`select id from push_subscription where session_id = ${sessionId} for update`.execute(tx);
  await sql`
    insert into push_subscription (account_id, session_id, endpoint, p256dh, auth, locale)
    select s.account_id, s.id, ${endpoint}, ${p256dh}, ${auth}, ${locale} from session s where s.id = ${sessionId}
    on conflict (endpoint) do update set account_id = excluded.account_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, locale = excluded.locale, created_at = now()`.execute(tx);
  await tx
    .deleteFrom('push_subscription')
    .where('session_id', '=', sessionId)
    .where('endpoint', '!=', endpoint)
    .execute();
  return true;
}

/** Forgets all but a person's newest subscriptions. */
export async function keepNewest(tx: Tx, accountId: number, count: number): Promise<void> {
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where account_id = ${accountId}
      order by created_at desc, id desc offset ${count})`.execute(tx);
}

export async function removeOwnSubscription(db: Db, accountId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Gives a subscription its new address, for whoever knows the secret of the old one. False when there is none such. */
export async function moveSubscription(
  tx: Tx,
  old: Pick<SubscriptionSecrets, 'endpoint' | 'auth'>,
  { endpoint, p256dh, auth }: SubscriptionSecrets,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from push_subscription where endpoint = ${old.endpoint} and auth = ${old.auth} for update`.execute(tx);
  if (!rows[0]) return false;
  const { id } = rows[0];
  await sql`delete from push_subscription where endpoint = ${endpoint} and id <> ${id}`.execute(tx);
  await sql`
    update push_subscription set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth} where id = ${id}`.execute(
    tx,
  );
  return true;
}

export async function listSubscriptionIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db.selectFrom('push_subscription').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

export interface SubscriptionRow extends SubscriptionSecrets {
  readonly locale: string;
}

export function findSubscription(db: Db, id: number, accountId: number): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth', 'locale'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Forgets a subscription that its service no longer knows; not one that the browser has renewed meanwhile. */
export async function removeDead(
  db: Db,
  id: number,
  { endpoint }: Pick<SubscriptionSecrets, 'endpoint'>,
): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

/** Waits until whoever writes into a conversation has done so: what is read afterwards has their message. */
export async function awaitWriters(tx: Tx, conversationId: number): Promise<void> {
  await sql`select from conversation where id = ${conversationId} for share`.execute(tx);
}
