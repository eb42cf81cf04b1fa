import { type RawBuilder, sql } from 'kysely';
import type { Frequency } from '#contract/saved-searches/frequencies.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** A changed listing that waits to be matched against the searches. */
export interface DueListing {
  readonly id: number;
  readonly listingId: number;
}

/** Claims listings that changed at least `graceMs` ago, for `leaseMs`; the claims of a killed worker expire. */
export async function claimDue(
  db: Db,
  { limit, graceMs, leaseMs }: { limit: number; graceMs: number; leaseMs: number },
): Promise<DueListing[]> {
  const { rows } = await sql<DueListing>`
    update saved_search_due set claimed_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id in (
      select id from saved_search_due
      where claimed_until <= clock_timestamp() and noted_at <= clock_timestamp() - ${graceMs} * interval '1 millisecond'
      order by id limit ${limit} for update skip locked)
    returning id, listing_id as "listingId"`.execute(db);
  return rows;
}

/**
 * Gives claimed listings back after a failure such as a deadlock, so that the retried job takes them at once and not only
 * when their lease ends. Does not throw.
 */
export async function releaseDue(db: Db, due: readonly DueListing[]): Promise<void> {
  const ids = due.map(({ id }) => id);
  await sql`update saved_search_due set claimed_until = clock_timestamp() where id = any(${ids}::bigint[])`
    .execute(db)
    .catch(() => {});
}

/** A search and a listing in its list; `query` is the query that was matched. */
export interface Pair {
  readonly searchId: number;
  readonly listingId: number;
  readonly query: string;
}

/** Visible to visitors now. */
const VISIBLE = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

/** Owners are notified neither of their own listings nor of those of sellers with a block in either direction. */
function mayBeTold(search: RawBuilder<unknown>) {
  return sql`l.seller_id is distinct from ${search}.account_id and not exists (
    select from block b where (b.account_id = ${search}.account_id and b.blocked_id = l.seller_id)
      or (b.account_id = l.seller_id and b.blocked_id = ${search}.account_id))`;
}

/**
 * Stores new pairs and removes their listings from the queue, atomically. Skips pairs that are already stored, whose
 * listing was in the list when the search was saved, or whose search has changed meanwhile.
 *
 * @returns  the searches with something to notify of at once.
 */
export async function insertMatches(tx: Tx, dueIds: readonly number[], pairs: readonly Pair[]): Promise<number[]> {
  await sql`delete from saved_search_due where id = any(${dueIds}::bigint[])`.execute(tx);
  if (pairs.length === 0) return [];
  const { rows } = await sql<{ searchId: number }>`
    with fresh as (
      insert into saved_search_match (search_id, listing_id, told_at)
      select s.id, l.id, case when s.channels = '{}' and s.account_id is null then now() end
      from unnest(${pairs.map(({ searchId }) => searchId)}::bigint[], ${pairs.map(({ listingId }) => listingId)}::bigint[],
        ${pairs.map(({ query }) => query)}::text[]) as p (search_id, listing_id, query)
      join saved_search s on s.id = p.search_id and s.query = p.query and s.paused_at is null and s.confirmed_at is not null
      join listing l on l.id = p.listing_id and ${VISIBLE}
      where ${mayBeTold(sql`s`)} and not (l.id = any(s.known_ids))
        and (s.known_before is null or coalesce(l.activated_at, l.created_at) >= s.known_before)
      order by s.id, l.id
      on conflict do nothing returning search_id, told_at
    )
    select distinct f.search_id as "searchId" from fresh f join saved_search s on s.id = f.search_id
    where f.told_at is null and (s.frequency = 'instant' or s.channels = '{}')`.execute(tx);
  return rows.map(({ searchId }) => searchId);
}

/** The new listings of a search that are in no notice yet. */
export async function listWaiting(db: Db, searchId: number): Promise<number[]> {
  const { rows } = await sql<{ listingId: number }>`
    select listing_id as "listingId" from saved_search_match
    where search_id = ${searchId} and notice is null and told_at is null order by found_at, listing_id`.execute(db);
  return rows.map(({ listingId }) => listingId);
}

/** Searches of one owner. `owner` is an account's id, or for a visitor the negative id of the search. */
export interface OwnedSearches {
  readonly owner: number;
  readonly ids: number[];
}

/** Searches of a frequency with new listings, grouped by owner, in the order of `owner`. */
export async function listTelling(
  db: Db,
  frequency: Frequency,
  { afterOwner, limit }: { afterOwner: number | null; limit: number },
): Promise<OwnedSearches[]> {
  const owner = sql`coalesce(s.account_id, -s.id)`;
  const { rows } = await sql<OwnedSearches>`
    select ${owner} as owner, json_agg(s.id order by s.id) as ids from saved_search s
    where (${afterOwner}::bigint is null or ${owner} > ${afterOwner}::bigint) and s.frequency = ${frequency}
      and s.paused_at is null
      and exists (select from saved_search_match m where m.search_id = s.id and m.notice is null and m.told_at is null)
    group by 1 order by 1 limit ${limit}`.execute(db);
  return rows;
}

/** Those of the listings that visitors can see now and that the owner of a search may be notified of. */
export async function listTellable(db: Db, searchId: number, listingIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l join saved_search s on s.id = ${searchId}
    where l.id = any(${listingIds}::bigint[]) and ${VISIBLE} and ${mayBeTold(sql`s`)} order by l.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes pairs without a notification, so that a listing that comes back is new again. */
export async function forgetUntold(tx: Tx, searchId: number, listingIds: readonly number[]): Promise<void> {
  await sql`
    delete from saved_search_match where search_id = ${searchId} and listing_id = any(${listingIds}::bigint[])
      and told_at is null`.execute(tx);
}

/** Puts waiting listings into a notice; returns its number, or null when none is waiting any more. */
export async function takeNotice(tx: Tx, searchId: number, listingIds: readonly number[]): Promise<number | null> {
  const { rows } = await sql<{ notice: number }>`
    with n as (select nextval('saved_search_notice') as notice)
    update saved_search_match m set notice = n.notice from n
    where m.search_id = ${searchId} and m.listing_id = any(${listingIds}::bigint[]) and m.notice is null
      and m.told_at is null returning m.notice`.execute(tx);
  return rows[0]?.notice ?? null;
}

export async function listInNotice(db: Db, searchId: number, notice: number): Promise<number[]> {
  const { rows } = await sql<{ listingId: number }>`
    select listing_id as "listingId" from saved_search_match where search_id = ${searchId} and notice = ${notice}
    order by found_at desc, listing_id desc`.execute(db);
  return rows.map(({ listingId }) => listingId);
}

export async function markTold(db: Db, searchId: number, listingIds: readonly number[]): Promise<void> {
  await sql`
    update saved_search_match set told_at = now()
    where search_id = ${searchId} and listing_id = any(${listingIds}::bigint[]) and told_at is null`.execute(db);
}

/** Marks everything that waits as notified, so that switching notifications on sends no backlog. */
export async function dropBacklog(tx: Tx, searchId: number): Promise<void> {
  await sql`
    update saved_search_match set told_at = now() where search_id = ${searchId} and notice is null and told_at is null`.execute(
    tx,
  );
}

/** The visible matches of each search: how many are new since the owner last looked, and the newest. */
export interface FoundRow {
  readonly searchId: number;
  readonly newCount: number;
  readonly newest: number[];
}

export async function listFound(db: Db, searchIds: readonly number[], limit: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select m.search_id as "searchId", count(*) filter (where m.found_at > s.seen_at)::int as "newCount",
      to_json((array_agg(m.listing_id order by m.found_at desc, m.listing_id desc))[1:${limit}]) as newest
    from saved_search_match m join saved_search s on s.id = m.search_id join listing l on l.id = m.listing_id
    where m.search_id = any(${searchIds}::bigint[]) and ${VISIBLE} group by m.search_id`.execute(db);
  return rows;
}

/** The coordinates of those listings that have any. */
export async function listPoints(db: Db, ids: readonly number[]): Promise<{ id: number; lat: number; lng: number }[]> {
  const { rows } = await sql<{ id: number; lat: number; lng: number }>`
    select id, lat, lng from listing where id = any(${ids}::bigint[]) and lat is not null and lng is not null`.execute(
    db,
  );
  return rows;
}

export async function findTitle(db: Db, listingId: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`select title from listing where id = ${listingId}`.execute(db);
  return rows[0]?.title;
}
