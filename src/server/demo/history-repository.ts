import { sql } from 'kysely';
import type { PlannedDay } from '#demo/planned-listing.ts';
import type { Tx } from '../platform/db/client.ts';

/** The history of listings before the market opened; timestamps are ISO strings, days of the Polish calendar. */
export interface HistorySeed {
  readonly standings: readonly { listing_id: number; status: string; begins_at: string; ends_at: string }[];
  readonly days: readonly (PlannedDay & { listing_id: number })[];
  readonly favourites: readonly { account_id: number; listing_id: number; created_at: string }[];
}

/**
 * Inserts it in three statements, after the conversations: each counts as a contact on the day of its first message.
 */
export async function insertHistory(tx: Tx, { standings, days, favourites }: HistorySeed): Promise<void> {
  await sql`
    insert into listing_standing (listing_id, status, begins_at, ends_at)
    select * from jsonb_to_recordset(${JSON.stringify(standings)}::jsonb)
      as r(listing_id bigint, status text, begins_at timestamptz, ends_at timestamptz)`.execute(tx);
  await sql`
    insert into listing_day (listing_id, day, views, contacts, favourites)
    select r.listing_id, r.day, r.views, r.contacts + coalesce(t.talks, 0), r.favourites
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as r(listing_id bigint, day date, views integer, contacts integer, favourites integer)
    left join (
      select about_id, (asked_at at time zone 'Europe/Warsaw')::date as day, count(*)::integer as talks
      from conversation group by 1, 2
    ) t on t.about_id = r.listing_id and t.day = r.day`.execute(tx);
  await sql`
    insert into favourite (account_id, listing_id, created_at)
    select * from jsonb_to_recordset(${JSON.stringify(favourites)}::jsonb)
      as r(account_id bigint, listing_id bigint, created_at timestamptz)`.execute(tx);
}

/** Inserts popular searches: the first ones were used in the most hours. */
export async function insertSearches(tx: Tx, phrases: readonly string[]): Promise<void> {
  await sql`
    insert into search_hour (phrase, hour)
    select phrase, date_trunc('hour', now()) - make_interval(hours => hour)
    from unnest(${phrases}::text[]) with ordinality as p(phrase, place)
    cross join lateral generate_series(1, 3 + ${phrases.length}::integer - place::integer) as hour`.execute(tx);
}

export interface FollowSeed {
  readonly account_id: number;
  readonly seller_id: number;
}

/** Inserts follows, after the listings, so that existing listings are not new to followers. */
export async function insertFollows(tx: Tx, follows: readonly FollowSeed[]): Promise<void> {
  await sql`
    insert into follow (account_id, seller_id)
    select * from jsonb_to_recordset(${JSON.stringify(follows)}::jsonb) as r(account_id bigint, seller_id bigint)`.execute(
    tx,
  );
}
