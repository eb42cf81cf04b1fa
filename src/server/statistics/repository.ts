import { sql } from 'kysely';
import type { ListingStatus } from '#contract/listings/listings.ts';
import type { Db } from '../platform/db/client.ts';
import { POLISH_TODAY } from './day-repository.ts';

/**
 * A day of the Polish calendar.
 *
 * status              the listing's status at the end of the day, or now; null when it was not visible.
 * promoted_s, free_s  how long it was visible with and without a paid plan; lasts_s is the length of the day.
 */
export interface DayRow {
  day: string;
  views: number;
  contacts: number;
  favourites: number;
  status: ListingStatus | null;
  promoted_s: number;
  free_s: number;
  lasts_s: number;
  is_today: boolean;
}

const OVERLAP = sql`extract(epoch from least(coalesce(s.ends_at, now()), t.ends_at) - greatest(s.begins_at, t.begins_at))`;

/** A listing's numbers for the last days including today, oldest first, one row per day. */
export async function listDays(db: Db, listingId: number, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with calendar as (
      select ${POLISH_TODAY} - n as day, n = 0 as is_today from generate_series(0, ${days}::int - 1) n
    ), t as (
      select day, is_today, day::timestamp at time zone 'Europe/Warsaw' as begins_at,
        least((day + 1)::timestamp at time zone 'Europe/Warsaw', now()) as ends_at
      from calendar
    )
    select to_char(t.day, 'YYYY-MM-DD') as day, t.is_today, extract(epoch from t.ends_at - t.begins_at)::float8 as lasts_s,
      coalesce(d.views, 0) as views, coalesce(d.contacts, 0) as contacts, coalesce(d.favourites, 0) as favourites,
      p.status, p.promoted_s, p.free_s
    from t
    left join listing_day d on d.listing_id = ${listingId} and d.day = t.day
    cross join lateral (
      select
        max(s.status) filter (where s.ends_at is null or s.ends_at >= t.ends_at and t.ends_at < now()) as status,
        coalesce(sum(${OVERLAP}) filter (where s.status <> 'basic'), 0)::float8 as promoted_s,
        coalesce(sum(${OVERLAP}) filter (where s.status = 'basic'), 0)::float8 as free_s
      from listing_standing s
      where s.listing_id = ${listingId} and s.begins_at < t.ends_at and (s.ends_at is null or s.ends_at > t.begins_at)
    ) p
    order by t.day`.execute(db);
  return rows;
}

/** Whether a listing belongs to the seller and is not deleted. */
export async function isOwn(db: Db, sellerId: number, listingId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from listing where id = ${listingId} and seller_id = ${sellerId} and deleted_at is null`.execute(db);
  return rows.length > 0;
}
