import { type RawBuilder, sql } from 'kysely';
import type { FollowFrequency } from '#contract/following.ts';
import type { KindId } from '#kinds/index.ts';
import { areBlocked } from '../blocks/between-repository.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** Visible to visitors now. */
export const VISIBLE: RawBuilder<boolean> = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

/** What must be checked before a seller can be followed; undefined for a seller without a public profile. */
export interface Followable {
  readonly isFollowed: boolean;
  readonly isBlocked: boolean;
  /** Whether the caller blocks the seller. */
  readonly isBlocking: boolean;
  readonly count: number;
}

/** Also locks the seller's account against erasure until the transaction ends. */
export async function findFollowable(tx: Tx, accountId: number, sellerId: number): Promise<Followable | undefined> {
  const { rows } = await sql<Followable>`
    select exists (select from follow f where f.account_id = ${accountId} and f.seller_id = a.id) as "isFollowed",
      exists (select from block b where b.account_id = a.id and b.blocked_id = ${accountId}) as "isBlocked",
      exists (select from block b where b.account_id = ${accountId} and b.blocked_id = a.id) as "isBlocking",
      (select count(*)::int from follow f where f.account_id = ${accountId}) as count
    from account a where a.id = ${sellerId} and a.deleted_at is null and coalesce(a.suspended_until <= now(), true)
    for key share of a`.execute(tx);
  return rows[0];
}

/** Follows a seller. Without a frequency a new follow is `instant`, and an existing one keeps its own. */
export async function putFollow(
  tx: Tx,
  { accountId, sellerId, frequency }: { accountId: number; sellerId: number; frequency: FollowFrequency | null },
): Promise<FollowFrequency> {
  const { rows } = await sql<{ frequency: FollowFrequency }>`
    insert into follow as f (account_id, seller_id, frequency)
    values (${accountId}, ${sellerId}, coalesce(${frequency}, 'instant'))
    on conflict (account_id, seller_id) do update set frequency = coalesce(${frequency}, f.frequency)
    returning frequency`.execute(tx);
  return rows[0]?.frequency ?? 'instant';
}

/** Returns whether there was a follow. */
export async function deleteFollow(tx: Tx, accountId: number, sellerId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from follow where account_id = ${accountId} and seller_id = ${sellerId}`.execute(tx);
  return Number(numAffectedRows) === 1;
}

export async function listFollowedIds(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select seller_id as id from follow where account_id = ${accountId} order by created_at desc, seller_id desc`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface FollowRow {
  readonly sellerId: number;
  readonly name: string;
  readonly avatarPath: string | null;
  readonly town: string | null;
  readonly frequency: FollowFrequency;
  readonly followedAt: Date;
  /** Ids of their latest visible listings, latest first. */
  readonly newest: number[];
  readonly total: number;
}

/** One page of an account's followed sellers with a public profile, the latest first. */
export async function listFollowRows(
  db: Db,
  accountId: number,
  { offset, limit, newest }: { offset: number; limit: number; newest: number },
): Promise<FollowRow[]> {
  const { rows } = await sql<FollowRow>`
    select s.*, to_json(array(
      select l.id from listing l where l.seller_id = s."sellerId" and ${VISIBLE}
      order by l.created_at desc, l.id desc limit ${newest})) as newest
    from (
      select f.seller_id as "sellerId", a.name, a.avatar_path as "avatarPath", a.town, f.frequency,
        f.created_at as "followedAt", count(*) over ()::int as total
      from follow f join account a on a.id = f.seller_id
        and a.deleted_at is null and coalesce(a.suspended_until <= now(), true)
      where f.account_id = ${accountId} order by f.created_at desc, f.seller_id desc limit ${limit} offset ${offset}
    ) s order by s."followedAt" desc, s."sellerId" desc`.execute(db);
  return rows;
}

/** A visible listing that an account may be notified of. */
export interface TellableRow {
  readonly accountId: number;
  readonly id: number;
  readonly kind: KindId;
  readonly title: string;
  readonly sellerId: number;
  readonly sellerName: string;
}

/** Those of the listings that are visible and whose seller and reader do not block one another. */
export async function listTellable(
  db: Db,
  pairs: readonly { accountId: number; listingId: number }[],
): Promise<TellableRow[]> {
  const { rows } = await sql<TellableRow>`
    select p.account_id as "accountId", l.id, l.kind, l.title, a.id as "sellerId", a.name as "sellerName"
    from unnest(${pairs.map(({ accountId }) => accountId)}::bigint[], ${pairs.map(({ listingId }) => listingId)}::bigint[])
      as p (account_id, listing_id)
    join listing l on l.id = p.listing_id and ${VISIBLE} join account a on a.id = l.seller_id
    where not ${areBlocked(sql`a.id`, sql`p.account_id`)}`.execute(db);
  return rows;
}
