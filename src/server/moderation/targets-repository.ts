import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#contract/primitives.ts';
import type { KindId } from '#kinds/index.ts';
import type { SellsAs } from '#kinds/sells-as.ts';
import type { Db } from '../platform/db/client.ts';
import type { ListingColumns } from '../platform/db/tables/market.ts';

type SaidColumn =
  | 'id'
  | 'kind'
  | 'title'
  | 'description'
  | 'category_id'
  | 'price_minor'
  | 'price_unit'
  | 'pieces'
  | 'weight_g'
  | 'weight_unit'
  | 'volume_ml'
  | 'volume_unit'
  | 'tags'
  | 'delivery'
  | 'delivery_km'
  | 'town'
  | 'shop_url'
  | 'starts_at'
  | 'ends_at'
  | 'details';

/** All published content of a listing, independent of its visibility. */
export interface ListingTargetRow extends Pick<ListingColumns, SaidColumn> {
  account_id: number;
  pictures: Picture[];
  is_visible: boolean;
  was_shown: boolean;
}

const VISIBLE = sql`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

/** The pictures referred to by a table of uses, in order, as one JSON value. */
function picturesOf(uses: RawBuilder<unknown>): RawBuilder<Picture[]> {
  return sql`coalesce((select json_agg(json_build_object(
    'id', m.content_hash, 'width', m.width, 'height', m.height, 'widths', m.widths, 'averageColor', m.average_color,
    'thumbhash', m.thumbhash, 'alt', u.alt) order by u.position)
    from (${uses}) u join media m on m.id = u.media_id), '[]')`;
}

/** Existing listings, visible or not, by primary key. */
export async function findListings(db: Db, ids: readonly number[]): Promise<ListingTargetRow[]> {
  const { rows } = await sql<ListingTargetRow>`
    select l.id, l.seller_id as account_id, l.kind, l.title, l.description, l.category_id, l.price_minor, l.price_unit, l.pieces,
      l.weight_g, l.weight_unit, l.volume_ml, l.volume_unit, l.tags, l.delivery, l.delivery_km, l.town, l.shop_url, l.starts_at, l.ends_at, l.details,
      ${VISIBLE} as is_visible, l.status <> 'neverActivated' as was_shown,
      ${picturesOf(sql`select p.media_id, p.alt, p.position from listing_picture p where p.listing_id = l.id`)} as pictures
    from listing l where l.id = any(${ids}::bigint[]) and l.deleted_at is null`.execute(db);
  return rows;
}

export interface CommentTargetRow {
  id: number;
  account_id: number;
  rating: number;
  body: string;
  reply: string | null;
  is_hidden: boolean;
  /** The seller of the listing, or the reviewed buyer. */
  subject_id: number;
  /** Null in a review of a buyer, whose name `title` is then. */
  listing_id: number | null;
  listing_kind: KindId | null;
  title: string;
  /** The listing is on the market. */
  is_listed: boolean;
  is_visible: boolean;
}

/** Existing comments, hidden ones included, with their listings, and reviews of buyers. */
export async function findComments(db: Db, ids: readonly number[]): Promise<CommentTargetRow[]> {
  const { rows } = await sql<CommentTargetRow>`
    select c.id, c.author_id as account_id, c.rating, c.body, c.reply, c.hidden_at is not null as is_hidden,
      coalesce(l.seller_id, c.buyer_id) as subject_id, l.id as listing_id, l.kind as listing_kind,
      coalesce(l.title, b.name) as title,
      coalesce(${VISIBLE}, false) as is_listed, (c.hidden_at is null and (${VISIBLE} or c.is_final)) as is_visible
    from comment c left join listing l on l.id = c.listing_id left join account b on b.id = c.buyer_id
    where c.id = any(${ids}::bigint[]) and (l.deleted_at is null or c.is_final)`.execute(db);
  return rows;
}

export interface AccountTargetRow {
  id: number;
  account_id: number;
  name: string;
  description: string;
  town: string | null;
  shop_url: string | null;
  sells_as: SellsAs | null;
  /** A trader's published data, a text for each. */
  firm: string[] | null;
  is_suspended: boolean;
  pictures: Picture[];
}

/** Accounts that are not deleted; the avatar precedes the profile pictures. */
export async function findAccounts(db: Db, ids: readonly number[]): Promise<AccountTargetRow[]> {
  const uses = sql`
    select a.avatar_media_id as media_id, '' as alt, -1 as position
    union all select g.media_id, g.alt, g.position from gallery_picture g where g.account_id = a.id`;
  const { rows } = await sql<AccountTargetRow>`
    select a.id, a.id as account_id, a.name, a.description, a.town, a.shop_url, s.sells_as,
      nullif(array_remove(array[s.firm_name, s.nip, s.address, s.zip || ' ' || s.city, s.email, s.phone], null), '{}') as firm,
      coalesce(a.suspended_until > now(), false) as is_suspended, ${picturesOf(uses)} as pictures
    from account a left join seller_status s on s.account_id = a.id
    where a.id = any(${ids}::bigint[]) and a.deleted_at is null`.execute(db);
  return rows;
}
