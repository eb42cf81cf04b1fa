import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A member's locked view, with the conversation's extent. */
export interface HeldView {
  readonly read_number: number;
  readonly unread_count: number;
  readonly is_archived: boolean;
}

/** Locks a member's own view, so that no message is counted meanwhile. Undefined for non-members. */
export async function holdView(tx: Tx, conversationId: number, accountId: number): Promise<HeldView | undefined> {
  const { rows } = await sql<HeldView>`
    select read_number, unread_count, is_archived from conversation_member
    where conversation_id = ${conversationId} and account_id = ${accountId} for no key update`.execute(tx);
  return rows[0];
}

export interface ReadRow {
  readNumber: number;
  unread: number;
}

/**
 * Sets how far a locked view has been read, capped at the last message. The unread count is recomputed: while the view
 * is locked, the statement sees every message that the count includes.
 */
export async function setRead(tx: Tx, conversationId: number, accountId: number, number: number): Promise<ReadRow> {
  const { rows } = await sql<ReadRow>`
    with reached as (
      select least(${number}::int, c.last_number) as number from conversation c where c.id = ${conversationId}
    ), waiting as (
      select count(*)::int as count, min(x.created_at) as since from reached r
        join message x on x.conversation_id = ${conversationId} and x.number > r.number and x.sender_id <> ${accountId}
    )
    update conversation_member m set read_number = r.number, unread_count = w.count, unread_since = w.since,
      mailed_at = case when w.count > 0 then m.mailed_at end
    from reached r cross join waiting w
    where m.conversation_id = ${conversationId} and m.account_id = ${accountId}
    returning m.read_number as "readNumber", m.unread_count as unread`.execute(tx);
  if (!rows[0]) throw new Error(`account ${accountId} has no view of conversation ${conversationId}`);
  return rows[0];
}

/** The ids of both members. */
export async function findMemberIds(db: Db, conversationId: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array[low_id, high_id] as ids from conversation where id = ${conversationId}`.execute(db);
  return (rows[0]?.ids ?? []).map(Number);
}

export async function setArchived(tx: Tx, conversationId: number, accountId: number, archived: boolean): Promise<void> {
  await sql`
    update conversation_member set archived_at = ${archived ? sql`now()` : null}
    where conversation_id = ${conversationId} and account_id = ${accountId}`.execute(tx);
}
