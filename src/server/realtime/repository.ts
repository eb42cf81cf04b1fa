import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/**
 * Records accounts as seen now, unless that was done within the last minute or they hide their presence. Skips rows
 * that another node is updating.
 */
export async function noteSeen(db: Db, accountIds: readonly number[]): Promise<void> {
  await sql`
    update account set seen_at = now() where id in (
      select id from account
      where id = any(${accountIds}::bigint[]) and shows_presence and deleted_at is null
        and (seen_at is null or seen_at < now() - interval '55 seconds')
      for no key update skip locked)`.execute(db);
}
