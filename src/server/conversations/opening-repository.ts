import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** The listing that a conversation is about. `isVisible`: whether a new conversation about it can be started. */
export interface Subject {
  readonly sellerId: number;
  readonly title: string;
  readonly isVisible: boolean;
}

export async function findSubject(db: Db, listingId: number): Promise<Subject | undefined> {
  const { rows } = await sql<Subject>`
    select seller_id as "sellerId", title, is_shown and (visible_until is null or visible_until > now()) as "isVisible"
    from listing where id = ${listingId}`.execute(db);
  return rows[0];
}

/** The conversation that this account started about a listing, whatever the listing's state now. */
export async function findAbout(db: Db, starterId: number, listingId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from conversation where about_id = ${listingId} and starter_id = ${starterId} and low_id = ${starterId}
    union all
    select id from conversation where about_id = ${listingId} and starter_id = ${starterId} and high_id = ${starterId}
    limit 1`.execute(db);
  return rows[0]?.id;
}

/** The two members in stored order. */
function pairOf(one: number, other: number): { low: number; high: number } {
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

/** The latest conversation of two people, about anything; one without messages comes last. */
export async function findLatestWith(db: Db, one: number, other: number): Promise<number | undefined> {
  const { low, high } = pairOf(one, other);
  const { rows } = await sql<{ id: number }>`
    select id from conversation where low_id = ${low} and high_id = ${high}
    order by last_number > 0 desc, updated_at desc, id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** What prevents starting a conversation with an account; undefined when the account never existed. */
export interface Recipient {
  readonly isGone: boolean;
  readonly isBlocked: boolean;
}

export async function findRecipient(db: Db, accountId: number, recipientId: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select o.deleted_at is not null or coalesce(o.suspended_until > now(), false) as "isGone",
      exists (select from block b where b.account_id = o.id and b.blocked_id = ${accountId}
        or b.account_id = ${accountId} and b.blocked_id = o.id) as "isBlocked"
    from account o where o.id = ${recipientId}`.execute(db);
  return rows[0];
}

/** Locks two accounts against erasure until the transaction ends; false when either is deleted. */
export async function holdPair(tx: Tx, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    select id from account where id in (${one}, ${other}) and deleted_at is null order by id for key share`.execute(tx);
  return rows.length === 2;
}

/** Finds or creates the conversation of two people about a listing; safe when both create it at once. */
export async function ensureConversation(
  tx: Tx,
  { starterId, otherId, aboutId, title }: { starterId: number; otherId: number; aboutId: number; title: string | null },
): Promise<number> {
  const { low, high } = pairOf(starterId, otherId);
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into conversation (about_id, about_title, low_id, high_id, starter_id)
      values (${aboutId}, ${title}, ${low}, ${high}, ${starterId})
      on conflict (low_id, high_id, about_id) do nothing returning id
    ), members as (
      insert into conversation_member (conversation_id, account_id)
      select id, unnest(array[${low}::bigint, ${high}::bigint]) from made
    )
    select id from made`.execute(tx);
  if (rows[0]) return rows[0].id;
  const made = await tx
    .selectFrom('conversation')
    .select('id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .where('about_id', '=', aboutId)
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Deletes conversations that were opened more than 30 days ago and never used. */
export async function deleteUnused(db: Db): Promise<void> {
  await sql`
    delete from conversation c where c.last_number = 0 and c.created_at < now() - interval '30 days'
      and not exists (select from message_file f where f.conversation_id = c.id)`.execute(db);
}
