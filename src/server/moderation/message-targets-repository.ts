import { sql } from 'kysely';
import type { MessageFile } from '#contract/conversations.ts';
import type { Db } from '../platform/db/client.ts';

/**
 * A message as it was sent.
 *
 * account_id    the sender.
 * recipient_id  the recipient.
 * about         the listing's title when the conversation began; null without a listing.
 * seller_id     the seller of that listing.
 */
export interface MessageTargetRow {
  id: number;
  account_id: number;
  recipient_id: number;
  content: string;
  is_hidden: boolean;
  about: string | null;
  seller_id: number | null;
  files: MessageFile[];
}

/**
 * Messages that still have content, including hidden ones. The seller is the member who did not start the conversation.
 */
export async function findMessages(db: Db, ids: readonly number[]): Promise<MessageTargetRow[]> {
  const { rows } = await sql<MessageTargetRow>`
    select x.id, x.sender_id as account_id, c.low_id + c.high_id - x.sender_id as recipient_id, x.content,
      x.hidden_at is not null as is_hidden, c.about_title as about,
      case when c.about_title is not null then c.low_id + c.high_id - c.starter_id end as seller_id,
      coalesce((select json_agg(json_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'sizeBytes', f.size_bytes,
        'width', f.width, 'height', f.height) order by f.position)
        from message_file f where f.message_id = x.id), '[]'::json) as files
    from message x join conversation c on c.id = x.conversation_id
    where x.id = any(${ids}::bigint[]) and x.erased_at is null
      and (x.content <> '' or exists (select from message_file f where f.message_id = x.id))`.execute(db);
  return rows;
}

export interface MessageBeforeRow {
  id: number;
  sender_id: number;
  sender_name: string;
  sender_avatar: string | null;
  content: string;
  files: number;
  created_at: Date;
}

/** The messages directly before one in its conversation, oldest first. */
export async function listMessagesBefore(db: Db, messageId: number, limit: number): Promise<MessageBeforeRow[]> {
  const { rows } = await sql<MessageBeforeRow>`
    select b.id, b.sender_id, a.name as sender_name, a.avatar_path as sender_avatar, b.content, b.created_at,
      (select count(*)::int from message_file f where f.message_id = b.id) as files
    from message x join message b
      on b.conversation_id = x.conversation_id and b.number < x.number and b.number >= x.number - ${limit}::int
    join account a on a.id = b.sender_id
    where x.id = ${messageId} order by b.number`.execute(db);
  return rows;
}

/** Whether a file belongs to the message that a case is about. */
export async function isFileOfCase(db: Db, { caseId, fileId }: { caseId: number; fileId: number }): Promise<boolean> {
  const { rows } = await sql`
    select from moderation_case c join message x on x.id = c.target_id join message_file f on f.message_id = x.id
    where c.id = ${caseId} and c.target_type = 'message' and f.id = ${fileId} and x.erased_at is null`.execute(db);
  return rows.length > 0;
}
