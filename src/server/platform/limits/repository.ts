import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Counts a try under a key. Returns the count in the current window, and when the window ends. */
export async function countTry(db: Db, key: Buffer, windowMs: number): Promise<{ count: number; secondsLeft: number }> {
  const { rows } = await sql<{ count: number; secondsLeft: number }>`
    insert into rate_limit as r (key, count, ends_at) values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when r.ends_at <= now() then 1 else r.count + 1 end,
      ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft"`.execute(db);
  return rows[0] ?? { count: 1, secondsLeft: 0 };
}

/** The count of tries under a key in the current window, and when the window ends. */
export async function readTries(db: Db, key: Buffer): Promise<{ count: number; secondsLeft: number }> {
  const { rows } = await sql<{ count: number; secondsLeft: number }>`
    select count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft" from rate_limit
    where key = ${key} and ends_at > now()`.execute(db);
  return rows[0] ?? { count: 0, secondsLeft: 0 };
}

/** Delays after wrong tries: the first `free` are free, then each wait is twice the previous one. */
export interface Delay {
  readonly free: number;
  readonly firstMs: number;
  readonly mostMs: number;
  /** Tries are forgotten after this long without another. */
  readonly forgetMs: number;
}

/** Enough doublings to reach any `mostMs`; more would overflow the database's numbers. */
const MOST_DOUBLINGS = 20;

/**
 * Counts a try under a key, unless the key has to wait.
 *
 * @returns  the waiting time in seconds; 0 if the try was counted.
 */
export async function countDelayedTry(
  db: Db,
  key: Buffer,
  { free, firstMs, mostMs, forgetMs }: Delay,
): Promise<number> {
  const { rows } = await sql`
    insert into rate_limit as r (key, count, ends_at) values (${key}, 1, now() + ${forgetMs} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when r.ends_at <= now() then 1 else r.count + 1 end,
      ends_at = excluded.ends_at,
      open_at = case when r.ends_at > now() and r.count + 1 >= ${free} then
        now() + least(${mostMs}, ${firstMs} * 2 ^ least(r.count + 1 - ${free}, ${MOST_DOUBLINGS})) * interval '1 millisecond' end
    where r.open_at is null or r.open_at <= now()
    returning count`.execute(db);
  if (rows.length > 0) return 0;
  const waiting = await sql<{ seconds: number }>`
    select ceil(extract(epoch from open_at - now()))::int as seconds from rate_limit where key = ${key}`.execute(db);
  return Math.max(1, waiting.rows[0]?.seconds ?? 1);
}

/** Uncounts a try. */
export async function uncountTry(db: Db, key: Buffer): Promise<void> {
  await sql`update rate_limit set count = greatest(count - 1, 0), open_at = null where key = ${key}`.execute(db);
}

/** Deletes all tries under a key. */
export async function forgetTries(db: Db, key: Buffer): Promise<void> {
  await sql`delete from rate_limit where key = ${key}`.execute(db);
}

/** Deletes windows that are over. */
export async function deleteEnded(db: Db): Promise<void> {
  await sql`delete from rate_limit where ends_at < now()`.execute(db);
}
