import { type RawBuilder, sql } from 'kysely';
import type { ReplyClass } from '#contract/accounts/reply-classes.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { SHOWS_SHOP } from '../accounts/shop-link-repository.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ListingColumns } from '../platform/db/tables/market.ts';
import { pastRatings } from '../reviews/past-repository.ts';
import type { ShownStatusRow } from '../seller-status/shown-status.ts';

/** A picture row as aggregated to JSON. */
export interface PictureRow {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  color: string;
  thumbhash: string;
  alt: string;
}

/** The same columns for cards and details, so that one presenter serves both. */
const SHARED = [
  'id',
  'kind',
  'title',
  'town',
  'voivodeship',
  'category_id',
  'price_minor',
  'price_unit',
  'pieces',
  'weight_g',
  'weight_unit',
  'volume_ml',
  'volume_unit',
  'tags',
  'delivery',
  'delivery_km',
  'status',
  'reserved_at',
  'rating_sum',
  'rating_count',
  'created_at',
  'starts_at',
  'ends_at',
  'seller_id',
] as const satisfies readonly (keyof ListingColumns)[];

interface SharedRow extends Pick<ListingColumns, (typeof SHARED)[number]> {
  excerpt: string;
  /** The pay of a job. */
  pay: string | null;
  is_checked: boolean;
  seller_name: string;
}

export interface CardRow extends SharedRow {
  picture: PictureRow | null;
  picture_count: number;
}

type DetailColumn =
  | 'description'
  | 'lat'
  | 'lng'
  | 'shop_url'
  | 'near_town'
  | 'details'
  | 'updated_at'
  | 'visible_until';

export interface DetailRow extends SharedRow, Pick<ListingColumns, DetailColumn> {
  pictures: PictureRow[];
  seller_avatar: string | null;
  seller_since: Date;
  seller_responds: ReplyClass | null;
  seller_status: ShownStatusRow | null;
}

const SHARED_COLUMNS = sql`
  ${sql.raw(SHARED.map((name) => `l.${name}`).join(', '))}, left(l.description, 180) as excerpt, l.details ->> 'pay' as pay,
  coalesce(l.checked_until > now(), false) as is_checked, a.name as seller_name`;

const PICTURE_OBJECT = sql`json_build_object(
  'hash', m.content_hash, 'width', m.width, 'height', m.height, 'widths', m.widths,
  'color', m.average_color, 'thumbhash', m.thumbhash, 'alt', lp.alt)`;

/** The visible ones of the given listings, unordered: at most a page of primary key look-ups. */
export async function findCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${SHARED_COLUMNS}, l.cover as picture, l.picture_count
    from listing l join account a on a.id = l.seller_id
    where l.id = any(${ids}) and ${VISIBLE}`.execute(db);
  return rows;
}

/** Updates cover and picture count of the listings; call it in the transaction that changed their pictures. */
export async function refreshCovers(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update listing l set
      cover = (select ${PICTURE_OBJECT} from listing_picture lp join media m on m.id = lp.media_id
        where lp.listing_id = l.id order by lp.position limit 1),
      picture_count = (select count(*) from listing_picture lp where lp.listing_id = l.id),
      revision = nextval('listing_revision')
    where l.id = any(${ids})`.execute(tx);
}

/** Visible to visitors. The status is not enough: a listing may have expired a moment ago. */
const VISIBLE = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

/** The host of an address without `www.`, which identifies a site. */
const siteOf = (address: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(substring(${address} from '^https?://([^/?#]+)')), '^www[.]', '')`;

/** A page of the seller's shop may replace its front page; another site may not, as it was not paid for. */
const SHOP_ADDRESS = sql`case when a.shop_url is null or ${siteOf(sql`l.shop_url`)} = ${siteOf(sql`a.shop_url`)}
  then coalesce(l.shop_url, a.shop_url) else a.shop_url end`;

function shopOf(kind: KindId): RawBuilder<string | null> {
  return getKind(kind).capabilities.shopLink ? sql`case when ${SHOWS_SHOP} then ${SHOP_ADDRESS} end` : sql`null`;
}

/** A visible listing with all its pictures. */
export async function findDetail(db: Db, kind: KindId, id: number): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${SHARED_COLUMNS}, l.description, l.lat, l.lng, l.near_town, ${shopOf(kind)} as shop_url, l.details, l.updated_at, l.visible_until,
      a.avatar_path as seller_avatar, a.created_at as seller_since, a.responds as seller_responds,
      (select to_jsonb(s) from seller_status s where s.account_id = a.id) as seller_status,
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

/** The number of a seller's visible listings, and the ratings that count on their profile. */
export async function getSellerNumbers(db: Db, sellerId: number): Promise<SellerNumbers> {
  const { rows } = await sql<SellerNumbers>`
    select n.listing_count, n.rating_sum + p.past_sum as rating_sum, n.rating_count + p.past_count as rating_count
    from (
      select count(*) as listing_count, coalesce(sum(rating_sum), 0)::int as rating_sum,
        coalesce(sum(rating_count), 0)::int as rating_count
      from listing l where l.seller_id = ${sellerId} and ${VISIBLE}) n
    cross join (${pastRatings(sellerId)}) p`.execute(db);
  return rows[0] ?? { listing_count: 0, rating_sum: 0, rating_count: 0 };
}

/** The number of people with at least one visible listing. */
export async function countSellers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct seller_id) as count from listing l where ${VISIBLE}`.execute(db);
  return rows[0]?.count ?? 0;
}
