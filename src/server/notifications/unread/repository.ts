import { sql } from 'kysely';
import type { Warning } from '#contract/conversations.ts';
import { ruleOf } from '#contract/notifications/topics.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { wantsMail } from '../centre/preferences-repository.ts';

/** Whether an account `a` gets mails about messages. */
const WANTS_MAIL = wantsMail(sql.ref('a'), 'messages', ruleOf('messages').usual.mail);

/** An account due for a mail, and the conversations to list in it. */
export interface DueMail {
  readonly accountId: number;
  readonly conversationIds: readonly number[];
}

/**
 * Selects accounts with a message that has been unread for `afterMinutes` and not mailed yet, longest waiting first,
 * each with all its unread conversations, however recent: one mail covers everything. Runs in one worker at a time; two
 * would split an account's conversations between two mails. All are marked as mailed, even for accounts that have such
 * mails switched off, so that they get no backlog after switching them on.
 *
 * @returns  the number of selected accounts, and the mails to those that want them.
 */
export async function takeDue(
  tx: Tx,
  { afterMinutes, limit }: { afterMinutes: number; limit: number },
): Promise<{ taken: number; mails: DueMail[] }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mails about unread messages', 0))`.execute(tx);
  const { rows } = await sql<DueMail & { wantsMail: boolean }>`
    with due as (
      select account_id, min(unread_since) as since from conversation_member
      where unread_since <= now() - make_interval(mins => ${afterMinutes}) and mailed_at is null
      group by account_id order by since limit ${limit}
    ), noted as (
      update conversation_member m set mailed_at = now() from due d
      where m.account_id = d.account_id and m.unread_since is not null and m.mailed_at is null
      returning m.conversation_id, m.account_id
    )
    select n.account_id as "accountId", json_agg(n.conversation_id order by n.conversation_id) as "conversationIds",
      ${WANTS_MAIL} as "wantsMail"
    from noted n join account a on a.id = n.account_id group by a.id, n.account_id`.execute(tx);
  return { taken: rows.length, mails: rows.filter((row) => row.wantsMail) };
}

export async function wantsMessageMails(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ wants: boolean }>`
    select ${WANTS_MAIL} as wants from account a where a.id = ${accountId}`.execute(db);
  return rows[0]?.wants ?? false;
}

/** Unread messages of one side of a conversation; `content` and the rest are of the last message. */
export interface WaitingRow {
  readonly conversationId: number;
  readonly sender: string;
  /** The listing's title as its reader may see it; null without a listing. */
  readonly title: string | null;
  readonly count: number;
  readonly content: string;
  readonly warnings: Warning[];
  readonly hasFiles: boolean;
}

/**
 * Unread messages in these conversations, latest first. Omits conversations with nothing to show: everything was read
 * or removed, or the sender is blocked or gone.
 */
export async function listWaiting(db: Db, { conversationIds, accountId }: DueMail): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select m.conversation_id as "conversationId", o.name as sender, coalesce(l.title, c.about_title) as title, w.count, last.content, last.warnings,
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
    where m.conversation_id = any(${conversationIds}::bigint[]) and m.account_id = ${accountId} and m.unread_count > 0
      and o.deleted_at is null
      and not exists (select from block b where b.account_id = m.account_id and b.blocked_id = o.id)
    order by last.id desc`.execute(db);
  return rows;
}
