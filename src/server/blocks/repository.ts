import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

export interface BlockedRow {
  id: number;
  name: string;
  avatar_path: string | null;
  created_at: Date;
}

const BLOCKED = sql`
  select a.id, a.name, a.avatar_path, b.created_at from block b join account a on a.id = b.blocked_id`;

/** The people that an account has blocked, latest first. */
export async function listBlocked(db: Db, accountId: number): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`
    ${BLOCKED} where b.account_id = ${accountId} order by b.created_at desc, b.blocked_id desc`.execute(db);
  return rows;
}

export async function findBlocked(db: Db, accountId: number, blockedId: number): Promise<BlockedRow | undefined> {
  const { rows } = await sql<BlockedRow>`
    ${BLOCKED} where b.account_id = ${accountId} and b.blocked_id = ${blockedId}`.execute(db);
  return rows[0];
}

export async function countBlocked(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from block where account_id = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Blocks a person, and ends follows in both directions. */
export async function insertBlock(tx: Tx, accountId: number, blockedId: number): Promise<void> {
  await tx.insertInto('block').values({ account_id: accountId, blocked_id: blockedId }).execute();
  await sql`
    delete from follow where (account_id, seller_id) in ((${accountId}, ${blockedId}), (${blockedId}, ${accountId}))`.execute(
    tx,
  );
}

export async function deleteBlock(db: Db, accountId: number, blockedId: number): Promise<void> {
  await db.deleteFrom('block').where('account_id', '=', accountId).where('blocked_id', '=', blockedId).execute();
}
