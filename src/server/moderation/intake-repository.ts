import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { TargetRef } from './targets.ts';

/**
 * The authors of a target's content: its owner, and for a comment or message also the seller of the listing, or the
 * reviewed buyer. Empty when the target does not exist.
 */
export async function findPeople(db: Db, { type, id }: TargetRef): Promise<number[]> {
  if (type === 'account') return [id];
  const queries = {
    listing: sql<{ id: number }>`select seller_id as id from listing where id = ${id}`,
    comment: sql<{ id: number }>`
      select unnest(array[c.author_id, coalesce(l.seller_id, c.buyer_id)]) as id
      from comment c left join listing l on l.id = c.listing_id
      where c.id = ${id}`,
    message: sql<{ id: number }>`
      select unnest(array[x.sender_id, case when c.about_title is not null then c.low_id + c.high_id - c.starter_id end])
        as id
      from message x join conversation c on c.id = x.conversation_id where x.id = ${id}`,
  };
  const { rows } = await queries[type].execute(db);
  return rows.flatMap(({ id: each }) => each ?? []);
}

/** Locks accounts against erasure until the transaction ends; false when one of them is deleted. */
export async function lockPeople(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select id from account where id = any(${ids}::bigint[]) and deleted_at is null order by id for key share`.execute(
    tx,
  );
  return rows.length === new Set(ids).size;
}

/** Opens a case or updates the open one; a partial unique index guarantees at most one. */
export async function openOrRaise(
  tx: Tx,
  opened: { target_type: string; target_id: number; account_id: number; snapshot: string; severity: number },
): Promise<{ id: number; is_new: boolean }> {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into moderation_case as c (target_type, target_id, account_id, snapshot, severity)
    values (${opened.target_type}, ${opened.target_id}, ${opened.account_id}, ${opened.snapshot}::jsonb, ${opened.severity})
    on conflict (target_type, target_id) where decided_at is null
    do update set severity = greatest(c.severity, excluded.severity), version = c.version + 1
    returning id, c.version = 1 as is_new`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no case was opened or updated');
  return row;
}
