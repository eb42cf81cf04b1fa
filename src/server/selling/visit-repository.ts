import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { countingOneMore, POLISH_TODAY } from '../statistics/day-repository.ts';

/** Counts a view in the total and for the day, once per visitor. */
export async function insertVisit(tx: Tx, listingId: number, visitor: Buffer): Promise<boolean> {
  const { rows } = await sql<{ listing_id: number }>`
    with seen as (
      insert into listing_visit (listing_id, visitor, day)
      select l.id, ${visitor}, ${POLISH_TODAY} from listing l where l.id = ${listingId} and l.is_shown
      on conflict do nothing returning listing_id, day
    ), counted as (
      ${countingOneMore('views', sql`select listing_id, day from seen`)}
    )
    update listing l set view_count = l.view_count + 1 from seen where l.id = seen.listing_id
    returning l.id as listing_id`.execute(tx);
  return rows.length > 0;
}

export async function deleteOldVisits(db: Db): Promise<void> {
  await sql`delete from listing_visit where day < ${POLISH_TODAY} - 1`.execute(db);
}
