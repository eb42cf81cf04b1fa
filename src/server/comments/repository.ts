import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { Db } from '../platform/db/client.ts';
import { pastRatings } from '../reviews/past-repository.ts';

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
  listing_shown: boolean;
  is_contact_confirmed: boolean;
  is_deal_confirmed: boolean;
  is_final: boolean;
  reply: string | null;
  replied_at: Date | null;
  reply_updated_at: Date | null;
  hidden_at: Date | null;
}

const VISIBLE = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;
/** Comments count on the seller's profile while their listing is shown; reviews after an agreement also when it is sold. */
const COUNTS = sql`(${VISIBLE} or c.is_final and l.suspended_at is null)`;

const COLUMNS = sql`
  c.id, c.rating, c.body, c.created_at, c.updated_at, c.author_id, a.name as author_name, a.avatar_path as author_avatar,
  c.listing_id, l.kind as listing_kind, l.title as listing_title,
  ${VISIBLE} as listing_shown, c.is_contact_confirmed, c.is_deal_confirmed,
  c.is_final, c.reply, c.replied_at, c.reply_updated_at, c.hidden_at`;

/** Comments on a listing, newest first. */
export async function listByListing(db: Db, listingId: number, offset: number, limit: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comment c join account a on a.id = c.author_id join listing l on l.id = c.listing_id
    where c.listing_id = ${listingId} and c.hidden_at is null
    order by c.created_at desc, c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The number of ratings from 1 to 5 of a visible listing; undefined when there is no such listing. */
export async function findDistribution(db: Db, listingId: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ distribution: number[] }>`
    select (
      select array[count(*) filter (where c.rating = 1), count(*) filter (where c.rating = 2),
        count(*) filter (where c.rating = 3), count(*) filter (where c.rating = 4), count(*) filter (where c.rating = 5)]::int[]
      from comment c where c.listing_id = l.id and c.hidden_at is null
    ) as distribution
    from listing l where l.id = ${listingId} and ${VISIBLE}`.execute(db);
  return rows[0]?.distribution;
}

/** Comments that count on a seller's profile, newest first. The page is selected before the joins. */
export async function listBySeller(db: Db, sellerId: number, offset: number, limit: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    with chosen as (
      select c.id from listing l join comment c on c.listing_id = l.id
      where l.seller_id = ${sellerId} and ${COUNTS} and c.hidden_at is null
      order by c.created_at desc, c.id desc limit ${limit} offset ${offset}
    )
    select ${COLUMNS} from chosen join comment c on c.id = chosen.id
      join account a on a.id = c.author_id join listing l on l.id = c.listing_id
    order by c.created_at desc, c.id desc`.execute(db);
  return rows;
}

/** Undefined when there is no such account. */
export async function countBySeller(db: Db, sellerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select (select coalesce(sum(l.rating_count), 0)::int from listing l where l.seller_id = a.id and ${VISIBLE})
      + (select past_count from (${pastRatings(sql`a.id`)}) p) as count
    from account a where a.id = ${sellerId} and a.deleted_at is null`.execute(db);
  return rows[0]?.count;
}

/** A comment, hidden or not, on a listing in any state. */
export async function findComment(db: Db, id: number): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from comment c join account a on a.id = c.author_id join listing l on l.id = c.listing_id
    where c.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * An account's relation to the comments on a listing.
 *
 * commentId  of the account's own comment, hidden or not.
 * isBlocked  the seller has blocked the account.
 */
export interface Standing {
  readonly kind: KindId;
  readonly sellerId: number;
  readonly isVisible: boolean;
  readonly isBlocked: boolean;
  readonly commentId: number | null;
}

export async function findStanding(db: Db, listingId: number, accountId: number): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select l.kind, l.seller_id as "sellerId", ${VISIBLE} as "isVisible",
      exists (select from block b where b.account_id = l.seller_id and b.blocked_id = ${accountId}) as "isBlocked",
      (select c.id from comment c where c.listing_id = l.id and c.author_id = ${accountId}) as "commentId"
    from listing l where l.id = ${listingId}`.execute(db);
  return rows[0];
}

/** A comment's data for news; `buyer` is the subject of a seller's review. */
interface ShownComment {
  readonly id: number;
  readonly rating: number;
  readonly hasReply: boolean;
  readonly buyer: { readonly id: number; readonly name: string } | null;
}

/** Those of the comments that are visible, by id. */
export async function listShown(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ShownComment>> {
  const { rows } = await sql<ShownComment>`
    select c.id, c.rating, c.reply is not null as "hasReply",
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as buyer
    from comment c left join account b on b.id = c.buyer_id
    where c.id = any(${ids}::bigint[]) and c.hidden_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The comment that a mail is about, if it is still visible. */
export async function findShownComment(
  db: Db,
  id: number,
): Promise<{ rating: number; title: string; kind: KindId; listingId: number } | undefined> {
  const { rows } = await sql<{ rating: number; title: string; kind: KindId; listingId: number }>`
    select c.rating, l.title, l.kind, l.id as "listingId" from comment c join listing l on l.id = c.listing_id
    where c.id = ${id} and c.hidden_at is null and l.is_shown`.execute(db);
  return rows[0];
}
