import { sql } from 'kysely';
import type { Topic } from '#contract/notifications/topics.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { QuietMinutes } from '../centre/quiet-hours.ts';

/** The VAPID key pair that identifies this site to push services. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEYS = 'push.keys';

export async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', KEYS).executeTakeFirst();
  return row?.value as PushKeys | undefined;
}

/** Stores keys, unless another node was first. */
export async function keepFirstKeys(db: Db, keys: PushKeys): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: KEYS, value: JSON.stringify(keys) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The endpoint of a subscription, and the secrets for its encryption. */
export interface SubscriptionSecrets {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Stores a subscription for this session only. Deletes the session's earlier endpoint, which belongs to the same
 * browser. Locks account, session and that endpoint first, in the same order as all code that deletes or moves them.
 *
 * @returns  false when the session has ended.
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

/** Deletes all but an account's newest subscriptions. */
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

/**
 * Changes the endpoint of a subscription, given the secret of the old one. False when there is no such subscription.
 */
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

/** A browser of an account that wants the push; `at` is the index of its wish in `asked`. */
interface Target {
  readonly at: number;
  readonly subscriptionId: number;
  readonly quiet: QuietMinutes | null;
}

/** The browsers of accounts that want a topic pushed; `isUsual` is the default of the topic. */
export async function listTargets(
  tx: Tx,
  asked: readonly { readonly accountId: number; readonly topic: Topic; readonly isUsual: boolean }[],
): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select n.at::int - 1 as at, s.id as "subscriptionId",
      case when a.quiet_from is not null then json_build_object('from', a.quiet_from, 'until', a.quiet_until) end as quiet
    from unnest(${asked.map(({ accountId }) => accountId)}::bigint[], ${asked.map(({ topic }) => topic)}::text[],
      ${asked.map(({ isUsual }) => isUsual)}::boolean[]) with ordinality as n (account_id, topic, is_usual, at)
    join push_subscription s on s.account_id = n.account_id
    join account a on a.id = n.account_id
    left join notification_choice c on c.account_id = n.account_id and c.topic = n.topic
    where coalesce(c.push, n.is_usual) order by n.at, s.id`.execute(tx);
  return rows;
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

/** Deletes a subscription that its service no longer knows, unless the browser has renewed it meanwhile. */
export async function removeDead(
  db: Db,
  id: number,
  { endpoint }: Pick<SubscriptionSecrets, 'endpoint'>,
): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

/** Waits for transactions that are writing to a conversation: later reads see their messages. */
export async function awaitWriters(tx: Tx, conversationId: number): Promise<void> {
  await sql`select from conversation where id = ${conversationId} for share`.execute(tx);
}
