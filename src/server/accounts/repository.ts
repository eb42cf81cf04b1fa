import { sql } from 'kysely';
import type { ReplyClass } from '#contract/accounts/reply-classes.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';
import { pastRatings } from '../reviews/past-repository.ts';
import type { ShownStatusRow } from '../seller-status/shown-status.ts';
import { SHOWS_SHOP } from './shop-link-repository.ts';

export interface ProfileRow {
  id: number;
  name: string;
  description: string;
  town: string | null;
  /** Null also while the shop link is not paid for. */
  shop_url: string | null;
  avatar_path: string | null;
  responds: ReplyClass | null;
  seller_status: ShownStatusRow | null;
  created_at: Date;
}

/** An account that is not deleted; suspended accounts have no public profile. */
export function findProfile(db: Db, id: number): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('account as a')
    .select(['a.id', 'a.name', 'a.description', 'a.town', 'a.avatar_path', 'a.responds', 'a.created_at'])
    .select(sql<string | null>`case when ${SHOWS_SHOP} then a.shop_url end`.as('shop_url'))
    .select(
      sql<ShownStatusRow | null>`(select to_jsonb(s) from seller_status s where s.account_id = a.id)`.as(
        'seller_status',
      ),
    )
    .where('a.id', '=', id)
    .where('a.deleted_at', 'is', null)
    .where(sql<boolean>`coalesce(a.suspended_until <= now(), true)`)
    .executeTakeFirst();
}

export interface ListingCountRow {
  kind: KindId;
  count: number;
  rating_sum: number;
  rating_count: number;
}

/** The person's visible listings per kind, with their ratings. */
export async function countListings(db: Db, sellerId: number): Promise<ListingCountRow[]> {
  const { rows } = await sql<ListingCountRow>`
    select kind, count(*) as count, sum(rating_sum)::int as rating_sum, sum(rating_count)::int as rating_count
    from listing where seller_id = ${sellerId} and is_shown and (visible_until is null or visible_until > now())
    group by kind`.execute(db);
  return rows;
}

/** Ratings of an account: as a buyer, and as a seller by agreements on listings that are no longer shown. */
export interface AgreedRatingsRow {
  buyer_sum: number;
  buyer_count: number;
  past_sum: number;
  past_count: number;
}

export async function sumAgreedRatings(db: Db, accountId: number): Promise<AgreedRatingsRow> {
  const { rows } = await sql<AgreedRatingsRow>`
    select * from (
      select coalesce(sum(rating), 0)::int as buyer_sum, count(*)::int as buyer_count from comment
      where buyer_id = ${accountId} and hidden_at is null) b
    cross join (${pastRatings(accountId)}) p`.execute(db);
  return rows[0] ?? { buyer_sum: 0, buyer_count: 0, past_sum: 0, past_count: 0 };
}
