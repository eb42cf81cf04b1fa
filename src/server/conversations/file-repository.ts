import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ReadFile, StoredFile } from './file-intake.ts';
import type { MessageFileRow } from './message-repository.ts';

export type FileRow = MessageFileRow & StoredFile;

const COLUMNS = ['id', 'kind', 'name', 'size_bytes', 'width', 'height', 'storage_key'] as const;

/** Records a file before it is stored, so that an interrupted upload can still be cleaned up. */
export async function insertFile(
  tx: Tx,
  place: { ownerId: number; conversationId: number; storageKey: string },
  { kind, name, sizeBytes, width, height }: ReadFile,
): Promise<number> {
  const row = await tx
    .insertInto('message_file')
    .values({
      owner_id: place.ownerId,
      conversation_id: place.conversationId,
      storage_key: place.storageKey,
      kind,
      name,
      size_bytes: sizeBytes,
      width,
      height,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function findFile(db: Db, id: number): Promise<FileRow | undefined> {
  return db.selectFrom('message_file').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/**
 * A file as one account may see it: both members once its message is sent and not removed; before that, only the owner.
 * Undefined for anybody else.
 */
export async function findVisibleFile(
  db: Db,
  { fileId, conversationId, accountId }: { fileId: number; conversationId: number; accountId: number },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.id, f.kind, f.name, f.size_bytes, f.width, f.height, f.storage_key
    from message_file f
      join conversation_member m on m.conversation_id = f.conversation_id and m.account_id = ${accountId}
      left join message x on x.id = f.message_id
    where f.id = ${fileId} and f.conversation_id = ${conversationId}
      and case when x.id is null then f.owner_id = ${accountId} else x.hidden_at is null and x.erased_at is null end
    `.execute(db);
  return rows[0];
}

/** Deletes files that were not attached to a message within a day. */
export async function deleteLoose(tx: Tx, limit: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    delete from message_file where id in (
      select id from message_file where message_id is null and created_at < now() - interval '1 day'
      order by created_at limit ${limit} for update skip locked)
    returning kind, storage_key, width`.execute(tx);
  return rows;
}
