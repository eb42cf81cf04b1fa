import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { AskedTopic } from '#kinds/rules/goods/topics.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { TargetRef } from '../targets.ts';
import type { ComparedListing } from './equal-listings.ts';
import type { RecentPosts } from './fast-posting.ts';
import type { Finding, FlagDetails } from './finding.ts';
import { bandProbes, MAX_DISTANCE, type SeenBefore } from './known-picture.ts';

const VISIBLE = sql`l.is_shown and (l.visible_until is null or l.visible_until > now())`;

/** A visible listing with the fields to scan. Hashes are strings because they exceed the precision of a number. */
export interface LookedListing {
  id: number;
  seller_id: number;
  kind: KindId;
  title: string;
  description: string;
  captions: string;
  category_id: number | null;
  own_links: string[];
  disputed: AskedTopic[];
  is_priced: boolean;
}

export async function findShownListing(db: Db, id: number): Promise<LookedListing | undefined> {
  const { rows } = await sql<LookedListing>`
    select l.id, l.seller_id, l.kind, l.title, l.description, l.category_id, l.disputed,
      coalesce(l.price_minor, 0) > 0 as is_priced,
      array_remove(array[l.shop_url, a.shop_url], null) as own_links,
      coalesce((select string_agg(p.alt, E'\n' order by p.position) from listing_picture p
        where p.listing_id = l.id), '') as captions
    from listing l join account a on a.id = l.seller_id where l.id = ${id} and ${VISIBLE}`.execute(db);
  return rows[0];
}

export interface LookedComment {
  id: number;
  author_id: number;
  text: string;
}

/** A visible comment with the seller's reply. */
export async function findShownComment(db: Db, id: number): Promise<LookedComment | undefined> {
  const { rows } = await sql<LookedComment>`
    select c.id, c.author_id, concat_ws(E'\n\n', c.body, c.reply) as text
    from comment c where c.id = ${id} and c.hidden_at is null`.execute(db);
  return rows[0];
}

export interface LookedAccount {
  id: number;
  name: string;
  description: string;
  own_links: string[];
}

export async function findShownAccount(db: Db, id: number): Promise<LookedAccount | undefined> {
  const { rows } = await sql<LookedAccount>`
    select id, name, description, array_remove(array[shop_url], null) as own_links
    from account where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** Titles of a seller's other visible listings of the same kind and amount. */
export async function listOwnShown(db: Db, id: number, limit: number): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select l.id, l.title from listing this
    join listing l on l.seller_id = this.seller_id and l.kind = this.kind and l.id <> this.id
      and l.weight_g is not distinct from this.weight_g and l.volume_ml is not distinct from this.volume_ml
    where this.id = ${id} and ${VISIBLE}
    order by l.created_at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function listCompared(db: Db, ids: readonly number[]): Promise<ComparedListing[]> {
  return db.selectFrom('listing').select(['id', 'title', 'description']).where('id', 'in', ids).execute();
}

/** Older listings by others with exactly the same text. */
export async function listEqualElsewhere(db: Db, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing this join listing l on l.text_hash = this.text_hash and l.seller_id <> this.seller_id
      and l.id < this.id
    where this.id = ${id} and ${VISIBLE} order by l.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** What an account younger than three days published within the hour; zeros for an older one. */
export async function countRecentPosts(db: Db, accountId: number): Promise<RecentPosts> {
  const { rows } = await sql<RecentPosts>`
    select
      (select count(*) from listing l where l.seller_id = a.id and l.activated_at > now() - interval '1 hour')
        as listings,
      (select count(*) from comment c where c.author_id = a.id and c.created_at > now() - interval '1 hour') as comments
    from account a where a.id = ${accountId} and a.created_at > now() - interval '3 days'`.execute(db);
  return rows[0] ?? { listings: 0, comments: 0 };
}

/** Pictures of a listing that have a usable perceptual hash. */
export async function listPictureHashes(db: Db, listingId: number): Promise<{ mediaId: number; hash: string }[]> {
  const { rows } = await sql<{ mediaId: number; hash: string }>`
    select m.id as "mediaId", m.perceptual_hash::text as hash from listing_picture p join media m on m.id = p.media_id
    where p.listing_id = ${listingId} and m.perceptual_hash is not null order by p.position`.execute(db);
  return rows;
}

/** Must match the expressions of the band indexes. */
const BANDS = [
  sql`(m.perceptual_hash & 65535)`,
  sql`((m.perceptual_hash >> 16) & 65535)`,
  sql`((m.perceptual_hash >> 32) & 65535)`,
  sql`((m.perceptual_hash >> 48) & 65535)`,
] as const;

/**
 * Similar pictures that have one of these values in a band. Joins value by value to force one index lookup each: for a
 * long list the planner would choose a sequential scan.
 */
const alikeInBand = (hash: string) => (values: readonly number[], band: number) =>
  sql`
  select m.id from unnest(${values}::bigint[]) as probe(value) cross join lateral (
    select m.id, m.perceptual_hash from media m
    where m.perceptual_hash is not null and ${BANDS[band]} = probe.value offset 0) m
  where bit_count((m.perceptual_hash # ${hash}::bigint)::bit(64)) <= ${MAX_DISTANCE}`;

/**
 * Listings by others with a similar picture: an older one if the listing is visible, or any if moderators hid or
 * removed it (those are stored until the time to appeal is over). No copy within six bits is missed (see `bandProbes`).
 */
export async function listSeenBefore(
  db: Db,
  sellerId: number,
  { mediaId, hash }: { mediaId: number; hash: string },
  limit: number,
): Promise<SeenBefore[]> {
  const probes = bandProbes(hash);
  const { rows } = await sql<SeenBefore>`
    with alike as materialized (${sql.join(probes.map(alikeInBand(hash)), sql` union `)})
    select distinct ${hash}::text as "pictureHash", l.id as "listingId", l.suspended_at is not null as "isRemoved"
    from alike join listing_picture p on p.media_id = alike.id join listing l on l.id = p.listing_id
    where alike.id <> ${mediaId} and l.seller_id <> ${sellerId} and (l.suspended_at is not null or alike.id < ${mediaId} and ${VISIBLE})
    order by 3 desc, 2 limit ${limit}`.execute(db);
  return rows;
}

/** Serialises the flagging of a target until the transaction ends. */
export async function lockTarget(tx: Tx, { type, id }: TargetRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`flags ${type} ${id}`}, 0))`.execute(tx);
}

/**
 * The fingerprints that need not be flagged: those of open cases, and those that a moderator found harmless, either
 * directly or after an appeal.
 */
export async function listSettled(
  db: Db,
  noticed: readonly { kind: Finding['kind']; fingerprint: string }[],
): Promise<Set<string>> {
  const kinds = noticed.map(({ kind }) => kind);
  const fingerprints = noticed.map(({ fingerprint }) => fingerprint);
  const { rows } = await sql<{ fingerprint: string }>`
    select distinct f.fingerprint from flag f join moderation_case c on c.id = f.case_id
    left join decision d on d.case_id = c.id
    where f.kind = any(${kinds}) and f.fingerprint = any(${fingerprints}) and (
      c.decided_at is null or d.action = 'dismiss' or d.lifted_at is not null and d.action in ('hide', 'remove'))`.execute(
    db,
  );
  return new Set(rows.map((row) => row.fingerprint));
}

export async function insertFlag(
  tx: Tx,
  flag: { caseId: number; kind: Finding['kind']; fingerprint: string; details: FlagDetails },
): Promise<void> {
  await tx
    .insertInto('flag')
    .values({
      case_id: flag.caseId,
      kind: flag.kind,
      fingerprint: flag.fingerprint,
      details: JSON.stringify(flag.details),
    })
    .execute();
}
