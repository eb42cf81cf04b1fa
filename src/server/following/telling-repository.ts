import { sql } from 'kysely';
import type { FollowFrequency } from '#contract/following.ts';
import { areBlocked } from '../blocks/between-repository.ts';
import type { Tx } from '../platform/db/client.ts';
import { VISIBLE } from './repository.ts';

/** A listing that became visible, so its seller's followers may have to be notified. */
export interface DueListing {
  readonly id: number;
  readonly listingId: number;
}

/** Locks listings that became visible at least `graceMs` ago; other workers skip them until the transaction ends. */
export async function holdDue(tx: Tx, { limit, graceMs }: { limit: number; graceMs: number }): Promise<DueListing[]> {
  const { rows } = await sql<DueListing>`
    select id, listing_id as "listingId" from follow_due
    where noted_at <= clock_timestamp() - ${graceMs} * interval '1 millisecond'
    order by id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** Removes listings from the queue. */
export async function deleteDue(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from follow_due where id = any(${ids}::bigint[])`.execute(tx);
}

/** Records those of the due listings that are visible for the first time. Without followers they count as finished. */
export async function beginDebuts(tx: Tx, dueIds: readonly number[]): Promise<void> {
  await sql`
    insert into listing_debut (listing_id, shown_at, told_until)
    select l.id, min(d.noted_at), case when exists (select from follow f where f.seller_id = l.seller_id) then 0 end
    from follow_due d join listing l on l.id = d.listing_id and ${VISIBLE}
    where d.id = any(${dueIds}::bigint[]) group by l.id order by l.id on conflict do nothing`.execute(tx);
}

/** A visible listing with followers left to notify: those with account ids above `toldUntil`. */
export interface Debut {
  readonly listingId: number;
  readonly sellerId: number;
  readonly shownAt: Date;
  readonly toldUntil: number;
}

/** Locks those of the listings that are visible and have followers left to notify. */
export async function holdDebuts(tx: Tx, listingIds: readonly number[]): Promise<Debut[]> {
  const { rows } = await sql<Debut>`
    select d.listing_id as "listingId", l.seller_id as "sellerId", d.shown_at as "shownAt", d.told_until as "toldUntil"
    from listing_debut d join listing l on l.id = d.listing_id and ${VISIBLE}
    where d.listing_id = any(${listingIds}::bigint[]) and d.told_until is not null
    order by d.listing_id for update of d`.execute(tx);
  return rows;
}

/** Records the highest account id that has been notified of a listing; null when all have. */
export async function setToldUntil(tx: Tx, listingId: number, toldUntil: number | null): Promise<void> {
  await tx.updateTable('listing_debut').set({ told_until: toldUntil }).where('listing_id', '=', listingId).execute();
}

export interface Follower {
  readonly accountId: number;
  readonly frequency: FollowFrequency;
  /** A block in either direction: not notified. */
  readonly isBlocked: boolean;
}

/** The next followers by id who followed the seller before the listing was shown; locked, so they cannot unfollow. */
export async function holdFollowers(
  tx: Tx,
  { sellerId, shownAt, toldUntil }: Debut,
  limit: number,
): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select f.account_id as "accountId", f.frequency, ${areBlocked(sql`f.account_id`, sql`f.seller_id`)} as "isBlocked"
    from follow f where f.seller_id = ${sellerId} and f.account_id > ${toldUntil} and f.created_at < ${shownAt}
    order by f.account_id limit ${limit} for key share of f`.execute(tx);
  return rows;
}

/** A new listing for an account to be notified of. */
export interface NewListing {
  readonly accountId: number;
  readonly sellerId: number;
  readonly listingId: number;
}

/** Stores new listings for the notification of the next morning. */
export async function insertWaiting(tx: Tx, all: readonly NewListing[]): Promise<void> {
  if (all.length === 0) return;
  await sql`
    insert into follow_waiting (account_id, seller_id, listing_id)
    select * from unnest(${all.map(({ accountId }) => accountId)}::bigint[], ${all.map(({ sellerId }) => sellerId)}::bigint[],
      ${all.map(({ listingId }) => listingId)}::bigint[]) on conflict do nothing`.execute(tx);
}

/** Takes waiting listings that are visible, of one follow or of all; hidden ones keep waiting. */
export async function takeWaiting(
  tx: Tx,
  { limit, of }: { limit: number; of?: { accountId: number; sellerId: number } },
): Promise<NewListing[]> {
  const own = of ? sql`w.account_id = ${of.accountId} and w.seller_id = ${of.sellerId} and` : sql``;
  const { rows } = await sql<NewListing>`
    with taken as (
      select w.account_id, w.seller_id, w.listing_id from follow_waiting w join listing l on l.id = w.listing_id
      where ${own} ${VISIBLE} and not ${areBlocked(sql`w.account_id`, sql`w.seller_id`)}
      order by w.account_id, w.seller_id, w.listing_id limit ${limit} for update of w skip locked
    )
    delete from follow_waiting w using taken t
    where (w.account_id, w.seller_id, w.listing_id) = (t.account_id, t.seller_id, t.listing_id)
    returning w.account_id as "accountId", w.seller_id as "sellerId", w.listing_id as "listingId"`.execute(tx);
  return rows;
}
