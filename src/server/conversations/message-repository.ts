import { type RawBuilder, sql } from 'kysely';
import type { Warning } from '#contract/conversations.ts';
import type { Db } from '../platform/db/client.ts';
import { type MessageOfferRow, OFFER_OF_MESSAGE } from './offer-repository.ts';

/** A file of a message, as returned by JSON aggregation. */
export interface MessageFileRow {
  id: number;
  kind: 'picture' | 'pdf';
  name: string;
  size_bytes: number;
  width: number | null;
  height: number | null;
}

export interface MessageRow {
  id: number;
  conversation_id: number;
  number: number;
  sender_id: number;
  client_id: string;
  content: string;
  warnings: Warning[];
  is_hidden: boolean;
  is_erased: boolean;
  created_at: Date;
  files: MessageFileRow[];
  offer: MessageOfferRow | null;
}

/** The files of message `x` as a subquery: one index lookup, so that a list of messages is a single statement. */
const FILES = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'size_bytes', f.size_bytes,
    'width', f.width, 'height', f.height) order by f.position)
  from message_file f where f.message_id = x.id), '[]'::json)`;

const COLUMNS = sql`
  x.id, x.conversation_id, x.number, x.sender_id, x.client_id, x.content, x.warnings,
  x.hidden_at is not null as is_hidden, x.erased_at is not null as is_erased, x.created_at, ${FILES} as files,
  ${OFFER_OF_MESSAGE} as offer`;

/** Which part of a conversation to list; see the contract's `messages.list`. */
export interface MessageRange {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Messages next to one end of a range, in query order. */
export async function listMessageRows(
  db: Db,
  conversationId: number,
  { before, after }: MessageRange,
  limit: number,
): Promise<MessageRow[]> {
  const isForward = after !== undefined;
  const { rows } = await sql<MessageRow>`
    select ${COLUMNS} from message x where x.conversation_id = ${conversationId}
      ${isForward ? sql`and x.number > ${after}` : sql``} ${before === undefined ? sql`` : sql`and x.number < ${before}`}
    order by x.number ${isForward ? sql`asc` : sql`desc`} limit ${limit}`.execute(db);
  return rows;
}

/** Messages that match a condition on `x`, in no particular order. */
async function findWhere(db: Db, condition: RawBuilder<unknown>): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`select ${COLUMNS} from message x where ${condition}`.execute(db);
  return rows;
}

export async function findMessageRow(db: Db, id: number): Promise<MessageRow | undefined> {
  return (await findWhere(db, sql`x.id = ${id}`))[0];
}

/** The sender's message with this client id. */
export async function findByClientId(db: Db, senderId: number, clientId: string): Promise<MessageRow | undefined> {
  return (await findWhere(db, sql`x.sender_id = ${senderId} and x.client_id = ${clientId}`))[0];
}

/** The last message of each conversation. */
export function listLastMessageRows(
  db: Db,
  last: readonly { conversationId: number; number: number }[],
): Promise<MessageRow[]> {
  const ids = last.map(({ conversationId }) => conversationId);
  const numbers = last.map(({ number }) => number);
  return findWhere(
    db,
    sql`(x.conversation_id, x.number) in (
      select c.id, c.number from unnest(${ids}::bigint[], ${numbers}::int[]) as c (id, number))`,
  );
}

export interface PostedRow extends MessageRow {
  sender_name: string;
  sender_avatar: string | null;
}

/** Messages with their senders. */
export async function listPostedRows(db: Db, ids: readonly number[]): Promise<PostedRow[]> {
  const { rows } = await sql<PostedRow>`
    select ${COLUMNS}, a.name as sender_name, a.avatar_path as sender_avatar
    from message x join account a on a.id = x.sender_id where x.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
