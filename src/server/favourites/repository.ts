import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { countingOneMore, POLISH_TODAY } from '../statistics/day-repository.ts';

/** Visible to visitors now. */
export const SHOWN = sql<boolean>`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

/** One page of the ids of an account's visible favourites, latest first. */
export async function listShownIds(
  db: Db,
  accountId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.listing_id as id from favourite f join listing l on l.id = f.listing_id
    where f.account_id = ${accountId} and ${SHOWN}
    order by f.created_at desc, f.listing_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The number of an account's visible and hidden favourites. */
export async function countKept(db: Db, accountId: number): Promise<{ shown: number; hidden: number }> {
  const { rows } = await sql<{ shown: number; hidden: number }>`
    select count(*) filter (where ${SHOWN}) as shown, count(*) filter (where not ${SHOWN}) as hidden
    from favourite f join listing l on l.id = f.listing_id where f.account_id = ${accountId}`.execute(db);
  return rows[0] ?? { shown: 0, hidden: 0 };
}

/** Ids of all favourites of an account, latest first. */
export async function listIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('listing_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** What must be checked before adding a listing; undefined when it does not exist. */
export interface Keepable {
  readonly seller_id: number;
  readonly is_visible: boolean;
  readonly is_kept: boolean;
  readonly kept: number;
}

export async function findKeepable(tx: Tx, accountId: number, listingId: number): Promise<Keepable | undefined> {
  const { rows } = await sql<Keepable>`
    select l.seller_id, ${SHOWN} as is_visible,
      exists (select from favourite f where f.account_id = ${accountId} and f.listing_id = l.id) as is_kept,
      (select count(*) from favourite f where f.account_id = ${accountId}) as kept
    from listing l where l.id = ${listingId}`.execute(tx);
  return rows[0];
}

/**
 * Adds a favourite and counts it on its day: once per person, however often they remove and add it again.
 *
 * mark  an anonymous pseudonym of the person on that day.
 */
export async function insertFavourite(
  tx: Tx,
  { accountId, listingId, mark }: { accountId: number; listingId: number; mark: Buffer },
): Promise<void> {
  await sql`
    with kept as (
      insert into favourite (account_id, listing_id) select ${accountId}, l.id from listing l where l.id = ${listingId}
      on conflict do nothing returning listing_id
    ), noted as (
      insert into listing_visit (listing_id, visitor, day) select listing_id, ${mark}, ${POLISH_TODAY} from kept
      on conflict do nothing returning listing_id, day
    )
    ${countingOneMore('favourites', sql`select listing_id, day from noted`)}`.execute(tx);
}

export async function deleteFavourite(db: Db, accountId: number, listingId: number): Promise<void> {
  await db.deleteFrom('favourite').where('account_id', '=', accountId).where('listing_id', '=', listingId).execute();
}
