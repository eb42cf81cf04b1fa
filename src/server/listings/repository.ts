import { type RawBuilder, sql } from 'kysely';
import type { ListingStatus } from '#contract/listings.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { SHOWS_SHOP } from '../accounts/shop-link-repository.ts';
import type { Db, Tx } from '../db/client.ts';

/** A picture as the database holds it, in the shape that JSON aggregation gives. */
export interface PictureRow {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  color: string;
  thumbhash: string;
  alt: string;
}

export interface CardRow {
  id: number;
  kind: KindId;
  title: string;
  excerpt: string;
  town: string;
  voivodeship: string;
  category_id: number | null;
  price_minor: number | null;
  pieces: number | null;
  weight_g: number | null;
  weight_unit: 'g' | 'kg' | null;
  volume_ml: number | null;
  volume_unit: 'ml' | 'l' | null;
  tags: string[];
  status: ListingStatus;
  rating_sum: number;
  rating_count: number;
  created_at: Date;
  starts_at: Date | null;
  ends_at: Date | null;
  seller_id: number;
  seller_name: string;
  picture: PictureRow | null;
  picture_count: number;
}

export interface DetailRow extends Omit<CardRow, 'picture' | 'picture_count'> {
  description: string;
  lat: number | null;
  lng: number | null;
  shop_url: string | null;
  details: Record<string, string | number | string[]>;
  updated_at: Date;
  visible_until: Date | null;
  pictures: PictureRow[];
  seller_avatar: string | null;
  seller_since: Date;
}

/** Same columns for cards and details, so that one presenter serves both. */
const CARD_COLUMNS = sql`
  l.id, l.kind, l.title, left(l.description, 180) as excerpt, l.town, l.voivodeship, l.category_id,
  l.price_minor, l.pieces, l.weight_g, l.weight_unit, l.volume_ml, l.volume_unit, l.tags, l.status,
  l.rating_sum, l.rating_count, l.created_at, l.starts_at, l.ends_at, l.seller_id, a.name as seller_name`;

const PICTURE_OBJECT = sql`json_build_object(
  'hash', m.content_hash, 'width', m.width, 'height', m.height, 'widths', m.widths,
  'color', m.average_color, 'thumbhash', m.thumbhash, 'alt', lp.alt)`;

/** The visible ones of the given listings, in any order: at most a page of primary key look-ups. */
export async function findCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${CARD_COLUMNS}, l.cover as picture, l.picture_count
    from listing l join account a on a.id = l.seller_id
    where l.id = any(${ids}) and ${VISIBLE}`.execute(db);
  return rows;
}

/** Makes cover and count of the given listings what their pictures say; in the transaction that changed these. */
export async function refreshCovers(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update listing l set
      cover = (select ${PICTURE_OBJECT} from listing_picture lp join media m on m.id = lp.media_id
        where lp.listing_id = l.id order by lp.position limit 1),
      picture_count = (select count(*) from listing_picture lp where lp.listing_id = l.id),
      revision = nextval('listing_revision')
    where l.id = any(${ids})`.execute(tx);
}

/** What a visitor may see. Status alone does not say it: an ad's time may have run out a moment ago. */
const VISIBLE = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

/** The shop to which a listing links: its own, else its seller's, while the link is paid for. */
function shopOf(kind: KindId): RawBuilder<string | null> {
  return getKind(kind).capabilities.shopLink
    ? sql`case when ${SHOWS_SHOP} then coalesce(l.shop_url, a.shop_url) end`
    : sql`null`;
}

/** One visible listing with all its pictures. */
export async function findDetail(db: Db, kind: KindId, id: number): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${CARD_COLUMNS}, l.description, l.lat, l.lng, ${shopOf(kind)} as shop_url, l.details, l.updated_at, l.visible_until,
      a.avatar_path as seller_avatar, a.created_at as seller_since,
      coalesce((select json_agg(${PICTURE_OBJECT} order by lp.position) from listing_picture lp
        join media m on m.id = lp.media_id where lp.listing_id = l.id), '[]') as pictures
    from listing l join account a on a.id = l.seller_id
    where l.id = ${id} and l.kind = ${kind} and ${VISIBLE}`.execute(db);
  return rows[0];
}

export interface SellerNumbers {
  listing_count: number;
  rating_sum: number;
  rating_count: number;
}

/** How much a seller offers and how they are rated, over visible listings. */
export async function getSellerNumbers(db: Db, sellerId: number): Promise<SellerNumbers> {
  const { rows } = await sql<SellerNumbers>`
    select count(*) as listing_count, coalesce(sum(rating_sum), 0)::int as rating_sum,
      coalesce(sum(rating_count), 0)::int as rating_count
    from listing l where l.seller_id = ${sellerId} and ${VISIBLE}`.execute(db);
  return rows[0] ?? { listing_count: 0, rating_sum: 0, rating_count: 0 };
}

/** People with at least one visible listing. */
export async function countSellers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct seller_id) as count from listing l where ${VISIBLE}`.execute(db);
  return rows[0]?.count ?? 0;
}
