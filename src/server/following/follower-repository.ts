import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** The number of a seller's followers. */
export async function countFollowers(db: Db, sellerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from follow where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.count ?? 0;
}
