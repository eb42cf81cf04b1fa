import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/**
 * Notes that these people are here now, unless it was noted within the last minute or they do not show it. Rows that
 * another node is just writing are left to it.
 */
export async function noteSeen(db: Db, accountIds: readonly number[]): Promise<void> {
  await sql`
    update account set seen_at = now() where id in (
      select id from account
      where id = any(${accountIds}::bigint[]) and shows_presence and deleted_at is null
        and (seen_at is null or seen_at < now() - interval '55 seconds')
      for no key update skip locked)`.execute(db);
}
