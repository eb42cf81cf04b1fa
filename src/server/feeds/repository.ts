import { sql } from 'kysely';
import type { ListingDetail } from '#contract/listings/listings.ts';
import { KIND_IDS, type KindId } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';

/** Visible to visitors. Status alone is not enough: an ad may have expired a moment ago. */
const VISIBLE = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

/** Worth listing for search engines: past events stay readable, but need not be found. */
const WORTH_FINDING = sql`(${VISIBLE} and (l.starts_at is null or coalesce(l.ends_at, l.starts_at) > now()))`;

/** Kinds that were removed from the site have no pages. */
const KNOWN_KIND = sql`l.kind = any(${KIND_IDS})`;

/** A range of ids, numbered from 1, with its latest change. */
export interface PartRow {
  part: number;
  changed_at: Date;
}

/** The ranges of listing ids that are not empty. Scans the whole table, so cache the result. */
export async function listListingParts(db: Db, idsPerPart: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select (l.id - 1) / ${idsPerPart}::bigint + 1 as part, max(l.updated_at) as changed_at
    from listing l where ${KNOWN_KIND} and ${WORTH_FINDING} group by 1 order by 1`.execute(db);
  return rows;
}

/** The same for sellers' ids. */
export async function listSellerParts(db: Db, idsPerPart: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select (l.seller_id - 1) / ${idsPerPart}::bigint + 1 as part, max(l.updated_at) as changed_at
    from listing l where ${VISIBLE} group by 1 order by 1`.execute(db);
  return rows;
}

export interface ListingAddressRow {
  id: number;
  kind: KindId;
  updated_at: Date;
}

/** Listings worth finding with ids in a range (exclusive, inclusive). */
export async function listListingAddresses(db: Db, aboveId: number, upToId: number): Promise<ListingAddressRow[]> {
  const { rows } = await sql<ListingAddressRow>`
    select l.id, l.kind, l.updated_at from listing l
    where l.id > ${aboveId} and l.id <= ${upToId} and ${KNOWN_KIND} and ${WORTH_FINDING} order by l.id`.execute(db);
  return rows;
}

/** Sellers with visible listings, and the latest change of those. */
export async function listSellerAddresses(
  db: Db,
  aboveId: number,
  upToId: number,
): Promise<{ id: number; updated_at: Date }[]> {
  const { rows } = await sql<{ id: number; updated_at: Date }>`
    select l.seller_id as id, max(l.updated_at) as updated_at
    from listing l join account a on a.id = l.seller_id
    where l.seller_id > ${aboveId} and l.seller_id <= ${upToId} and a.deleted_at is null and ${VISIBLE}
    group by l.seller_id order by l.seller_id`.execute(db);
  return rows;
}

/** The fields of a listing needed for its calendar entry. */
export type ScheduledListing = Pick<
  ListingDetail,
  | 'id'
  | 'kind'
  | 'title'
  | 'description'
  | 'town'
  | 'tags'
  | 'details'
  | 'location'
  | 'startsAt'
  | 'endsAt'
  | 'updated_at'
>;

interface ScheduledRow extends Omit<ScheduledListing, 'location' | 'startsAt' | 'endsAt' | 'updated_at'> {
  lat: number | null;
  lng: number | null;
  starts_at: Date;
  ends_at: Date | null;
  updated_at: Date;
}

/** Those of the given listings that are visible and have a start, earliest first. */
export async function listScheduled(db: Db, ids: readonly number[]): Promise<ScheduledListing[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ScheduledRow>`
    select l.id, l.kind, l.title, l.description, l.town, l.tags, l.details, l.lat, l.lng,
      l.starts_at, l.ends_at, l.updated_at
    from listing l where l.id = any(${ids}) and l.starts_at is not null and ${VISIBLE}
    order by l.starts_at, l.id`.execute(db);
  return rows.map(({ lat, lng, starts_at, ends_at, updated_at, ...rest }) => ({
    ...rest,
    location: lat === null || lng === null ? null : { lat, lng },
    startsAt: starts_at.toISOString(),
    endsAt: ends_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  }));
}
