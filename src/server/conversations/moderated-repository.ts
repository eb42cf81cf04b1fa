import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';
import type { StoredFile } from './file-intake.ts';

/** Hides or shows a message. @returns its conversation and both members; undefined when nothing changed */
export async function updateHidden(
  tx: Tx,
  id: number,
  isHidden: boolean,
): Promise<{ conversationId: number; memberIds: number[] } | undefined> {
  // One column for each id: not every database driver returns arrays of bigint as numbers.
  const { rows } = await sql<{ conversationId: number; lowId: number; highId: number }>`
    update message x set hidden_at = case when ${isHidden} then now() end
    from conversation c
    where x.id = ${id} and c.id = x.conversation_id and (x.hidden_at is not null) <> ${isHidden}
    returning c.id as "conversationId", c.low_id as "lowId", c.high_id as "highId"`.execute(tx);
  const [row] = rows;
  return row && { conversationId: row.conversationId, memberIds: [row.lowId, row.highId] };
}

/** Empties a hidden message; its place in the conversation stays. @returns the files that it had */
export async function blankHidden(tx: Tx, id: number): Promise<StoredFile[]> {
  await sql`update message set content = '', warnings = '{}' where id = ${id} and hidden_at is not null`.execute(tx);
  const { rows } = await sql<StoredFile>`
    delete from message_file f using message x
    where x.id = ${id} and f.message_id = x.id and x.hidden_at is not null
    returning f.kind, f.storage_key, f.width`.execute(tx);
  return rows;
}
