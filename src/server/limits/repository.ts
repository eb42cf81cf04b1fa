import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Counts one more try under a key and answers how many there are in the window that is open now. */
export async function countTry(db: Db, key: Buffer, windowMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into rate_limit as r (key, count, ends_at) values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when r.ends_at <= now() then 1 else r.count + 1 end,
      ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
    returning count`.execute(db);
  return rows[0]?.count ?? 1;
}

/** Takes a try back that turned out not to count. */
export async function uncountTry(db: Db, key: Buffer): Promise<void> {
  await sql`update rate_limit set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

/** Forgets windows that are over. */
export async function deleteEnded(db: Db): Promise<void> {
  await sql`delete from rate_limit where ends_at < now()`.execute(db);
}
