import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** Rows per statement: a person may have years of messages. */
const AT_ONCE = 5_000;
/** Only this many of the latest conversations are notified at once; the others see the change on their next visit. */
const TOLD = 500;

const IS_THEIRS = (accountId: number) => sql`(c.low_id = ${accountId} or c.high_id = ${accountId})`;

/** Locks the person's conversations in id order, after the account: the same order as sending a message. */
export async function holdConversations(tx: Tx, accountId: number): Promise<void> {
  await sql`select c.id from conversation c where ${IS_THEIRS(accountId)} order by c.id for update`.execute(tx);
}

/** A message file; its names in the store derive from these fields. */
interface TakenFile {
  kind: 'picture' | 'pdf';
  storage_key: string;
  width: number | null;
}

/** Deletes the rows of the person's files and of all files in conversations whose other member has already left. */
export async function takeChatFiles(tx: Tx, accountId: number): Promise<TakenFile[]> {
  const { rows } = await sql<TakenFile>`
    delete from message_file where owner_id = ${accountId} or conversation_id in (${left(accountId)})
    returning kind, storage_key, width`.execute(tx);
  return rows;
}

/** Conversations in which nobody is left once this person leaves. */
const left = (accountId: number) => sql`
  select c.id from conversation c
    join account o on o.id = case when c.low_id = ${accountId} then c.high_id else c.low_id end
  where ${IS_THEIRS(accountId)} and o.deleted_at is not null`;

export async function deleteLeftConversations(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from conversation where id in (${left(accountId)})`.execute(tx);
}

/** Blanks the text and client ids of the person's messages; the empty messages remain. */
export async function blankMessages(tx: Tx, accountId: number): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    const { rows } = await sql`
      update message set content = '', warnings = '{}', client_id = 'erased ' || id, erased_at = now() where id in (
        select id from message where sender_id = ${accountId} and erased_at is null limit ${AT_ONCE})
      returning id`.execute(tx);
    found = rows.length;
  }
}

/**
 * Closes the open offers of the person's conversations, and blanks those that they made. An offer that the other member
 * accepted also belongs to that member: it stays, without its note.
 */
export async function blankOffers(tx: Tx, accountId: number): Promise<void> {
  await sql`
    update offer o set state = 'closed', settled_at = now() from conversation c
    where c.id = o.conversation_id and ${IS_THEIRS(accountId)} and o.state = 'open'`.execute(tx);
  await sql`update offer set note = '' where maker_id = ${accountId} and note <> ''`.execute(tx);
  await sql`
    update offer set price_minor = null, price_unit = null, quantity_milli = null, pick_up_on = null
    where maker_id = ${accountId} and state <> 'accepted'`.execute(tx);
}

/** Deletes the person's memberships, and the titles of their listings in conversations that others started. */
export async function leaveConversations(tx: Tx, accountId: number): Promise<void> {
  await sql`delete from conversation_member where account_id = ${accountId}`.execute(tx);
  await sql`
    update conversation c set about_title = null
    where ${IS_THEIRS(accountId)} and c.starter_id <> ${accountId} and c.about_title is not null`.execute(tx);
}

/** The latest conversations of the person, with the other member of each. */
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
