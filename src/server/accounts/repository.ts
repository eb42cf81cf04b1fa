import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { Db } from '../db/client.ts';

export interface ProfileRow {
  id: number;
  name: string;
  description: string;
  town: string | null;
  shop_url: string | null;
  avatar_path: string | null;
  created_at: Date;
}

/** A person who has not left; while somebody is suspended, nobody is shown their profile. */
export function findProfile(db: Db, id: number): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'description', 'town', 'shop_url', 'avatar_path', 'created_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`coalesce(suspended_until <= now(), true)`)
    .executeTakeFirst();
}

export interface ListingCountRow {
  kind: KindId;
  count: number;
  rating_sum: number;
  rating_count: number;
}

/** How many visible listings of each kind a person has, with their ratings. */
export async function countListings(db: Db, sellerId: number): Promise<ListingCountRow[]> {
  const { rows } = await sql<ListingCountRow>`
    select kind, count(*) as count, sum(rating_sum)::int as rating_sum, sum(rating_count)::int as rating_count
    from listing where seller_id = ${sellerId} and is_shown and (visible_until is null or visible_until > now())
    group by kind`.execute(db);
  return rows;
}
