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

/** The person's sent and received messages and offers, and push subscriptions, without keys. */
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
  const [messages, offers] = [await collectMessages(db, accountId), await collectOffers(db, accountId)];
  return { conversations, messages, offers, pushSubscriptions };
}

interface ExportedOffer {
  id: number;
  conversation_id: number;
  is_own: boolean;
  state: string;
  price_minor: number | null;
  price_unit: string | null;
  quantity_milli: number | null;
  pick_up_on: string | null;
  note: string;
  listing_ids: number[];
  created_at: Date;
  settled_at: Date | null;
}

/** The offers of the person's conversations, except others' offers that moderators removed. */
async function collectOffers(db: Db, accountId: number): Promise<ExportedOffer[]> {
  const { rows } = await sql<ExportedOffer>`
    select o.id, o.conversation_id, o.maker_id = ${accountId} as is_own, o.state, o.price_minor, o.price_unit,
      o.quantity_milli, o.pick_up_on::text as pick_up_on, o.note, o.created_at, o.settled_at,
      (select json_agg(ol.listing_id order by ol.position) from offer_listing ol where ol.offer_id = o.id) as listing_ids
    from conversation_member m join offer o on o.conversation_id = m.conversation_id
    where m.account_id = ${accountId} and (o.maker_id = ${accountId} or not exists (
      select from message x where x.offer_id = o.id and x.offer_step = 'made' and x.hidden_at is not null))
    order by o.id`.execute(db);
  return rows;
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
