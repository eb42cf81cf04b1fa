import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

export interface CommentRow {
  id: number;
  rating: number;
  body: string;
  created_at: Date;
  updated_at: Date;
  author_id: number;
  author_name: string;
  author_avatar: string | null;
  listing_id: number;
  listing_kind: string;
  listing_title: string;
}

const COLUMNS = sql`
  c.id, c.rating, c.body, c.created_at, c.updated_at, c.author_id, a.name as author_name, a.avatar_path as author_avatar,
  c.listing_id, l.kind as listing_kind, l.title as listing_title`;

const VISIBLE = sql`l.is_shown and (l.visible_until is null or l.visible_until > now())`;

/** Comments on one listing, newest first. */
export async function listByListing(db: Db, listingId: number, offset: number, limit: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comment c join account a on a.id = c.author_id join listing l on l.id = c.listing_id
    where c.listing_id = ${listingId} order by c.created_at desc, c.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** How many ratings of 1 to 5 a visible listing has; undefined when there is no such listing. */
export async function findDistribution(db: Db, listingId: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ distribution: number[] }>`
    select array(select count(c.id) from generate_series(1, 5) r
      left join comment c on c.listing_id = l.id and c.rating = r group by r order by r)::int[] as distribution
    from listing l where l.id = ${listingId} and ${VISIBLE}`.execute(db);
  return rows[0]?.distribution;
}

/** Comments on what a person offers now, newest first. */
export async function listBySeller(db: Db, sellerId: number, offset: number, limit: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from listing l join comment c on c.listing_id = l.id join account a on a.id = c.author_id
    where l.seller_id = ${sellerId} and ${VISIBLE}
    order by c.created_at desc, c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Undefined when there is no such person. */
export async function countBySeller(db: Db, sellerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select (select coalesce(sum(l.rating_count), 0) from listing l where l.seller_id = a.id and ${VISIBLE})::int as count
    from account a where a.id = ${sellerId} and a.deleted_at is null`.execute(db);
  return rows[0]?.count;
}
