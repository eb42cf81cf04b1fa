import { sql } from 'kysely';
import type { Warning } from '#contract/conversations.ts';
import type { Db, Tx } from '../db/client.ts';

/** Somebody who has not read what was said in a conversation. */
export interface DueRow {
  readonly conversationId: number;
  readonly accountId: number;
}

/**
 * Takes those who have had something to read for so many minutes and were not written to yet, the longest waiting first.
 * Whom another worker has in hand is left to it. All are noted as written to, also who wants no such mails: what they did
 * not want to be told then is not told when they change their mind.
 *
 * @returns  how many were taken, and to whom a mail goes.
 */
export async function takeDue(
  tx: Tx,
  { afterMinutes, limit }: { afterMinutes: number; limit: number },
): Promise<{ taken: number; rows: DueRow[] }> {
  const { rows } = await sql<DueRow & { wantsMail: boolean }>`
    with due as (
      select conversation_id, account_id from conversation_member
      where unread_since <= now() - make_interval(mins => ${afterMinutes}) and mailed_at is null
      order by unread_since limit ${limit}
      for update skip locked
    ), noted as (
      update conversation_member m set mailed_at = now() from due d
      where m.conversation_id = d.conversation_id and m.account_id = d.account_id
      returning m.conversation_id, m.account_id
    )
    select n.conversation_id as "conversationId", n.account_id as "accountId",
      ${wantsMail(sql.ref('a'))} as "wantsMail"
    from noted n join account a on a.id = n.account_id`.execute(tx);
  return { taken: rows.length, rows: rows.filter((row) => row.wantsMail) };
}

/** Whether mails about messages go to an account: to a confirmed address, unless they were switched off. */
function wantsMail(account: ReturnType<typeof sql>) {
  return sql<boolean>`(${account}.deleted_at is null and ${account}.email_verified_at is not null
    and coalesce((${account}.notifications ->> 'messages')::boolean, true))`;
}

export async function wantsMessageMails(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ wants: boolean }>`
    select ${wantsMail(sql.ref('a'))} as wants from account a where a.id = ${accountId}`.execute(db);
  return rows[0]?.wants ?? false;
}

/** What waits to be read by one side of a conversation; `content` and the rest are of the last message. */
export interface WaitingRow {
  readonly sender: string;
  /** Of the listing that they talk about, as its reader may see it; null when they talk about none. */
  readonly title: string | null;
  readonly count: number;
  readonly content: string;
  readonly warnings: Warning[];
  readonly hasFiles: boolean;
}

/** Undefined when nothing waits that may be told: all was read or taken away, or the sender is blocked or has gone. */
export async function findWaiting(db: Db, { conversationId, accountId }: DueRow): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select o.name as sender, coalesce(l.title, c.about_title) as title, w.count, last.content, last.warnings,
      exists (select from message_file f where f.message_id = last.id) as "hasFiles"
    from conversation_member m
    join conversation c on c.id = m.conversation_id
    join account o on o.id = case when c.low_id = m.account_id then c.high_id else c.low_id end
    left join listing l on l.id = c.about_id and l.deleted_at is null
      and (l.suspended_at is null or l.seller_id = m.account_id)
    cross join lateral (
      select count(*)::int as count, max(s.number) as number from message s
      where s.conversation_id = m.conversation_id and s.number > m.read_number and s.sender_id = o.id
        and s.hidden_at is null and s.erased_at is null
    ) w
    join message last on last.conversation_id = m.conversation_id and last.number = w.number
    where m.conversation_id = ${conversationId} and m.account_id = ${accountId} and m.unread_count > 0
      and o.deleted_at is null
      and not exists (select from block b where b.account_id = m.account_id and b.blocked_id = o.id)`.execute(db);
  return rows[0];
}

/** Switches mails about messages off. */
export async function stopMessageMails(tx: Tx, accountId: number): Promise<void> {
  await sql`
    update account set notifications = notifications || '{"messages": false}'::jsonb, updated_at = now()
    where id = ${accountId} and deleted_at is null`.execute(tx);
}
