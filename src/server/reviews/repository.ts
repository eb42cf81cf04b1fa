import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** An agreement as one of its sides sees it. */
export interface AgreementRow {
  id: number;
  conversation_id: number;
  role: 'buyer' | 'seller';
  other_id: number;
  other_name: string;
  other_avatar: string | null;
  listings: { id: number; kind: string; title: string; shown: boolean }[];
  agreed_at: Date;
  opens_at: Date;
  shows_at: Date;
  shown_at: Date | null;
  is_open: boolean;
  own_wrote: boolean;
  other_wrote: boolean;
  own: { listingId: number | null; rating: number; text: string; updated_at: string }[];
}

/** Which agreements to list; without a filter, those whose reviews are not shown yet. */
export interface AgreementWish {
  readonly id?: number | undefined;
  readonly conversation?: number | undefined;
  readonly person?: number | undefined;
  readonly listing?: number | undefined;
}

const VISIBLE = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

function conditions(wish: AgreementWish) {
  const { id, conversation, person, listing } = wish;
  const all = [
    ...(id === undefined ? [] : [sql`g.offer_id = ${id}`]),
    ...(conversation === undefined ? [] : [sql`o.conversation_id = ${conversation}`]),
    ...(person === undefined ? [] : [sql`g.other_id = ${person}`]),
    ...(listing === undefined
      ? []
      : [sql`exists (select from offer_listing w where w.offer_id = g.offer_id and w.listing_id = ${listing})`]),
  ];
  return all.length === 0 ? sql`g.shown_at is null and g.shows_at > now()` : sql.join(all, sql` and `);
}

/** The account's agreements, newest first. Both sides exist, because deleting an account deletes its agreements. */
export async function listAgreementRows(
  db: Db,
  accountId: number,
  wish: AgreementWish,
  limit: number,
): Promise<AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`
    with own as (
      select g.*, 'buyer' as role, g.seller_id as other_id from agreement g where g.buyer_id = ${accountId}
      union all
      select g.*, 'seller', g.buyer_id from agreement g where g.seller_id = ${accountId}
    )
    select g.offer_id as id, o.conversation_id, g.role, g.other_id, a.name as other_name, a.avatar_path as other_avatar,
      (select coalesce(json_agg(json_build_object('id', l.id, 'kind', l.kind, 'title', l.title, 'shown', ${VISIBLE})
          order by ol.position), '[]')
        from offer_listing ol join listing l on l.id = ol.listing_id
        where ol.offer_id = g.offer_id) as listings,
      g.agreed_at, g.opens_at, g.shows_at, g.shown_at, g.shown_at is null and g.shows_at > now() as is_open,
      case g.role when 'buyer' then g.buyer_wrote_at else g.seller_wrote_at end is not null as own_wrote,
      case g.role when 'buyer' then g.seller_wrote_at else g.buyer_wrote_at end is not null as other_wrote,
      (select coalesce(json_agg(json_build_object('listingId', s.listing_id, 'rating', s.rating, 'text', s.body,
          'updated_at', s.updated_at) order by s.id), '[]')
        from sealed_review s where s.offer_id = g.offer_id and s.author_id = ${accountId}) as own
    from own g join offer o on o.id = g.offer_id join account a on a.id = g.other_id
    where ${conditions(wish)} order by g.offer_id desc limit ${limit}`.execute(db);
  return rows;
}

/** A seller's review of a buyer. */
export interface BuyerReviewRow {
  id: number;
  buyer_id: number;
  author_id: number;
  author_name: string;
  author_avatar: string | null;
  rating: number;
  body: string;
  created_at: Date;
  updated_at: Date;
  reply: string | null;
  replied_at: Date | null;
  reply_updated_at: Date | null;
  is_hidden: boolean;
}

const REVIEW = sql`
  c.id, c.buyer_id, c.author_id, a.name as author_name, a.avatar_path as author_avatar, c.rating, c.body, c.created_at,
  c.updated_at, c.reply, c.replied_at, c.reply_updated_at, c.hidden_at is not null as is_hidden`;

export async function listBuyerReviewRows(
  db: Db,
  buyerId: number,
  offset: number,
  limit: number,
): Promise<BuyerReviewRow[]> {
  const { rows } = await sql<BuyerReviewRow>`
    select ${REVIEW} from comment c join account a on a.id = c.author_id
    where c.buyer_id = ${buyerId} and c.hidden_at is null
    order by c.created_at desc, c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Undefined when the account does not exist. */
export async function countBuyerReviews(db: Db, buyerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from comment c where c.buyer_id = a.id and c.hidden_at is null)::int as count
    from account a where a.id = ${buyerId} and a.deleted_at is null
      and coalesce(a.suspended_until <= now(), true)`.execute(db);
  return rows[0]?.count;
}

/** A review of a buyer, hidden or not. */
export async function findBuyerReview(db: Db, id: number): Promise<BuyerReviewRow | undefined> {
  const { rows } = await sql<BuyerReviewRow>`
    select ${REVIEW} from comment c join account a on a.id = c.author_id
    where c.id = ${id} and c.buyer_id is not null`.execute(db);
  return rows[0];
}

/** The data for the text and the link of news about an agreement. */
export interface ReviewNewsRow {
  readonly id: number;
  readonly conversationId: number;
  readonly buyerId: number;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly isOpen: boolean;
  readonly buyerWrote: boolean;
  readonly sellerWrote: boolean;
}

export async function listReviewNews(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ReviewNewsRow>> {
  const { rows } = await sql<ReviewNewsRow>`
    select g.offer_id as id, o.conversation_id as "conversationId", g.buyer_id as "buyerId", b.name as "buyerName",
      s.name as "sellerName", g.shown_at is null and g.shows_at > now() as "isOpen",
      g.buyer_wrote_at is not null as "buyerWrote", g.seller_wrote_at is not null as "sellerWrote"
    from agreement g join offer o on o.id = g.offer_id
      join account b on b.id = g.buyer_id join account s on s.id = g.seller_id
    where g.offer_id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
