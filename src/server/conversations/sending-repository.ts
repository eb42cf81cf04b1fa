import { sql } from 'kysely';
import type { Warning } from '#contract/conversations.ts';
import type { OfferStep } from '#contract/offers/offer.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { type DomainEvents, emitting } from '../platform/events.ts';
import { countingOneMore, POLISH_TODAY } from '../statistics/day-repository.ts';
import { otherOf } from './repository.ts';

export interface NewMessage {
  readonly conversationId: number;
  readonly senderId: number;
  readonly clientId: string;
  readonly content: string;
  readonly warnings: readonly Warning[];
  /** The offer that the message makes or answers. */
  readonly offer?: { readonly id: number; readonly step: OfferStep };
}

export interface StoredRow {
  id: number;
  number: number;
  created_at: Date;
  recipient_id: number;
}

/**
 * Stores a message and all its consequences in one statement: its number under the lock of its conversation, the views
 * of both members, the times of the first question and answer, and the event. Undefined when it is refused: the sender
 * is not a member or is gone, either has blocked the other, the other is gone or suspended, or the client id is taken.
 * Of two concurrent messages with one client id, only the unique index refuses the second.
 *
 * The sender is locked first, as account erasure does. Take the timestamp under the lock so that it orders like the
 * number.
 *
 * unlessTold  also refuses when the recipient has push subscriptions, since notifying them takes a transaction.
 */
export async function storeMessage(
  db: Db,
  { conversationId, senderId, clientId, content, warnings, offer }: NewMessage,
  { unlessTold = false }: { unlessTold?: boolean } = {},
): Promise<StoredRow | undefined> {
  const other = otherOf(sql`s.id`);
  // Offers have news and mails of their own, so the mail about unread messages does not wait for them.
  const waitsSince = offer ? sql`null::timestamptz` : sql`h.updated_at`;
  const bells = sql`select from push_subscription p where p.account_id = ${other}`;
  const posted = sql<DomainEvents['message.posted']>`json_build_object(
    'id', t.id, 'conversationId', h.id, 'memberIds', json_build_array(h.low_id, h.high_id))`;
  const { rows } = await sql<StoredRow>`
    with sender as (
      select id from account where id = ${senderId} and deleted_at is null for key share
    ), held as (
      update conversation c set
        last_number = c.last_number + 1,
        updated_at = greatest(c.updated_at, clock_timestamp()),
        asked_at = coalesce(c.asked_at, case when c.starter_id = s.id then now() end),
        answered_at = coalesce(c.answered_at, case when c.starter_id <> s.id and c.asked_at is not null then now() end)
      from sender s
      where c.id = ${conversationId} and s.id in (c.low_id, c.high_id)
        and not exists (select from block b
          where (b.account_id, b.blocked_id) in ((c.low_id, c.high_id), (c.high_id, c.low_id)))
        and exists (select from account o where o.id = ${other} and o.deleted_at is null
          and coalesce(o.suspended_until <= now(), true))
        and not exists (select from message x where x.sender_id = s.id and x.client_id = ${clientId})
        ${unlessTold ? sql`and not exists (${bells})` : sql``}
      returning c.*, ${other} as recipient_id
    ), views as (
      update conversation_member m set
        updated_at = h.updated_at,
        archived_at = null,
        read_number = case when m.account_id = h.recipient_id then m.read_number else h.last_number end,
        unread_count = case when m.account_id = h.recipient_id then m.unread_count + 1 else 0 end,
        unread_since = case when m.account_id = h.recipient_id then coalesce(m.unread_since, ${waitsSince}) end,
        mailed_at = case when m.account_id = h.recipient_id then m.mailed_at end
      from held h where m.conversation_id = h.id
    ), stored as (
      insert into message (conversation_id, number, sender_id, client_id, content, warnings, created_at, offer_id, offer_step)
      select h.id, h.last_number, ${senderId}, ${clientId}, ${content}, ${warnings}::text[], h.updated_at,
        ${offer?.id ?? null}::bigint, ${offer?.step ?? null}::text
      from held h
      returning id, number, created_at
    ), asked as (
      ${countingOneMore('contacts', FIRST_QUESTION)}
    )
    select t.id, t.number, t.created_at, h.recipient_id, ${emitting('message.posted', posted)}
    from stored t cross join held h`.execute(db);
  return rows[0];
}

/**
 * Counts the first question about a listing. Skips a listing that is locked right now: the erasure of its seller holds
 * it and waits for this conversation.
 */
const FIRST_QUESTION = sql`
  select l.id as listing_id, ${POLISH_TODAY} as day from held h join listing l on l.id = h.about_id
  where h.asked_at = now() for key share of l skip locked`;

/** PostgreSQL's error code for a unique violation. */
const UNIQUE_VIOLATION = '23505';

/** Whether storing failed because a concurrent request stored a message with the same client id. */
export function isSameMessage(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === 'message_sender_id_client_id_key';
}

/** Attaches the sender's unsent files to a message in the given order. @returns how many were attached */
export async function attachFiles(
  tx: Tx,
  { messageId, conversationId, ownerId }: { messageId: number; conversationId: number; ownerId: number },
  fileIds: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    update message_file f set message_id = ${messageId}, position = wanted.position
    from unnest(${fileIds}::bigint[]) with ordinality as wanted (id, position)
    where f.id = wanted.id and f.owner_id = ${ownerId} and f.conversation_id = ${conversationId} and f.message_id is null
    returning f.id`.execute(tx);
  return rows.length;
}
