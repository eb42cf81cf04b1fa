import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';

/** So many rows a statement, for somebody may have written for years. */
const AT_ONCE = 5_000;
/** To so many, the latest, it is told at once that the other has gone; the others see it when they look. */
const TOLD = 500;

const IS_THEIRS = (accountId: number) => sql`(c.low_id = ${accountId} or c.high_id = ${accountId})`;

/** Holds a person's conversations in the order of their ids, after the account, as who sends a message does. */
export async function holdConversations(tx: Tx, accountId: number): Promise<void> {
  await sql`select c.id from conversation c where ${IS_THEIRS(accountId)} order by c.id for update`.execute(tx);
}

/** A file of messages, as its names in the store follow from it. */
interface TakenFile {
  kind: 'picture' | 'pdf';
  storage_key: string;
  width: number | null;
}

/** Deletes the rows of a person's files, and of all files in conversations whose other has gone before. */
export async function takeChatFiles(tx: Tx, accountId: number): Promise<TakenFile[]> {
  const { rows } = await sql<TakenFile>`
    delete from message_file where owner_id = ${accountId} or conversation_id in (${left(accountId)})
    returning kind, storage_key, width`.execute(tx);
  return rows;
}

/** A person's conversations in which nobody is left when they go. */
const left = (accountId: number) => sql`
  select c.id from conversation c
    join account o on o.id = case when c.low_id = ${accountId} then c.high_id else c.low_id end
  where ${IS_THEIRS(accountId)} and o.deleted_at is not null`;

export async function deleteLeftConversations(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from conversation where id in (${left(accountId)})`.execute(tx);
}

/** Blanks what a person wrote, and the names that they gave it; that something stood there remains. */
export async function blankMessages(tx: Tx, accountId: number): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const { rows } = await sql`
      update message set content = '', warnings = '{}', client_id = 'erased ' || id, erased_at = now() where id in (
        select id from message where sender_id = ${accountId} and erased_at is null limit ${AT_ONCE})
      returning id`.execute(tx);
    found = rows.length;
  }
}

/** Takes a person's view of their conversations away, and what their listings were called. */
export async function leaveConversations(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from conversation_member where account_id = ${accountId}`.execute(tx);
  await sql`
    update conversation c set about_title = null
    where ${IS_THEIRS(accountId)} and c.starter_id <> ${accountId} and c.about_title is not null`.execute(tx);
}

/** The latest of a person's conversations, with who is left in them. */
export async function listLeftBehind(
  tx: Tx,
  accountId: number,
): Promise<{ conversationId: number; otherId: number }[]> {
  const { rows } = await sql<{ conversationId: number; otherId: number }>`
    select c.id as "conversationId", case when c.low_id = ${accountId} then c.high_id else c.low_id end as "otherId"
    from conversation c where ${IS_THEIRS(accountId)} and c.last_number > 0
    order by c.updated_at desc limit ${TOLD}`.execute(tx);
  return rows;
}
