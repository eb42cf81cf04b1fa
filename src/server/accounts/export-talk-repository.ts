import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** Messages per statement: the export of years of messages takes several. */
const AT_ONCE = 5_000;

interface ExportedConversation {
  id: number;
  with: string;
  about: string | null;
  began_at: Date;
  is_starter: boolean;
  read_number: number;
  archived_at: Date | null;
}

interface ExportedMessage {
  id: number;
  conversation_id: number;
  number: number;
  is_own: boolean;
  content: string;
  created_at: Date;
  removed_at: Date | null;
  files: string[];
}

/** The person's sent and received messages and push subscriptions, without keys. */
export async function collectTalk(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const { rows: conversations } = await sql<ExportedConversation>`
    select c.id, o.name as with, c.about_title as about, c.created_at as began_at, c.starter_id = ${accountId} as is_starter,
      m.read_number, m.archived_at
    from conversation_member m join conversation c on c.id = m.conversation_id
      join account o on o.id = case when c.low_id = m.account_id then c.high_id else c.low_id end
    where m.account_id = ${accountId} order by c.id`.execute(db);
  const pushSubscriptions = await db
    .selectFrom('push_subscription')
    .select(['endpoint', 'locale', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { conversations, messages: await collectMessages(db, accountId), pushSubscriptions };
}

/** All messages of the person's conversations; of other members' messages only those still readable. */
async function collectMessages(db: Db, accountId: number): Promise<ExportedMessage[]> {
  const all: ExportedMessage[] = [];
  for (let place = { conversation_id: 0, number: 0 }, found = AT_ONCE; found === AT_ONCE; ) {
    const { rows } = await sql<ExportedMessage>`
      select x.id, x.conversation_id, x.number, x.sender_id = ${accountId} as is_own, x.content, x.created_at,
        x.hidden_at as removed_at,
        array(select f.name from message_file f where f.message_id = x.id order by f.position) as files
      from conversation_member m join message x on x.conversation_id = m.conversation_id
      where m.account_id = ${accountId} and m.conversation_id >= ${place.conversation_id}
        and (x.conversation_id, x.number) > (${place.conversation_id}, ${place.number})
        and (x.sender_id = ${accountId} or x.hidden_at is null)
      order by x.conversation_id, x.number limit ${AT_ONCE}`.execute(db);
    found = rows.length;
    place = rows.at(-1) ?? place;
    for (const row of rows) all.push(row);
  }
  return all;
}

export interface ExportedFile {
  kind: 'picture' | 'pdf';
  storage_key: string;
  width: number | null;
  name: string;
  used_for: string;
}

/** The files the person sent, with their messages. */
export async function listSentFiles(db: Db, accountId: number): Promise<ExportedFile[]> {
  const { rows } = await sql<ExportedFile>`
    select f.kind, f.storage_key, f.width, f.name, x.conversation_id || '-' || x.number || '-' || f.position as used_for
    from message_file f join message x on x.id = f.message_id
    where f.owner_id = ${accountId} order by f.id`.execute(db);
  return rows;
}
