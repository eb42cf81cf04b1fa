import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';
import { SHOWS_SHOP } from './shop-link-repository.ts';

export interface ProfileRow {
  id: number;
  name: string;
  description: string;
  town: string | null;
  /** Null also while the shop link is not paid for. */
  shop_url: string | null;
  avatar_path: string | null;
  created_at: Date;
}

/** A person who has not left; suspended people have no public profile. */
export function findProfile(db: Db, id: number): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('account as a')
    .select(['a.id', 'a.name', 'a.description', 'a.town', 'a.avatar_path', 'a.created_at'])
    .select(sql<string | null>`case when ${SHOWS_SHOP} then a.shop_url end`.as('shop_url'))
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

const RESPONSE_DAYS = 180;
const RESPONSES_MIN = 5;
/** Median over only the latest conversations, for sellers with very many. */
const RESPONSES_MAX = 500;

/**
 * Median minutes from first question to first answer in conversations about the person's listings that began within the
 * last half year; null if there are fewer than five.
 */
export async function findResponseMinutes(db: Db, accountId: number): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select case when count(*) >= ${RESPONSES_MIN} then ceil(
      percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.asked_at)) / 60)::int end as minutes
    from (
      select c.asked_at, c.answered_at from conversation c
      where c.low_id + c.high_id - c.starter_id = ${accountId} and c.about_id <> 0 and c.answered_at is not null
        and c.asked_at > now() - ${RESPONSE_DAYS} * interval '1 day'
      order by c.asked_at desc limit ${RESPONSES_MAX}
    ) a`.execute(db);
  return rows[0]?.minutes ?? null;
}

/** The person's visible listings per kind, with their ratings. */
export async function countListings(db: Db, sellerId: number): Promise<ListingCountRow[]> {
  const { rows } = await sql<ListingCountRow>`
    select kind, count(*) as count, sum(rating_sum)::int as rating_sum, sum(rating_count)::int as rating_count
    from listing where seller_id = ${sellerId} and is_shown and (visible_until is null or visible_until > now())
    group by kind`.execute(db);
  return rows;
}
