import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { ListingStatus } from '#contract/listings/listings.ts';
import type { DeliveryWay } from '#kinds/delivery.ts';
import type { KindId } from '#kinds/index.ts';
import type { PromotionPlace } from '#kinds/price-list.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import type { AskedTopic } from '#kinds/rules/goods/topics.ts';
import type { MaybeMoment, MomentByDefault } from './columns.ts';

/** Listings, and comments on them. */
export interface MarketTables {
  media: MediaTable;
  listing: ListingTable;
  listing_picture: ListingPictureTable;
  comment: CommentTable;
  contact_message: ContactMessageTable;
  price_change: { id: Generated<number>; listing_id: number; price_minor: number | null; changed_at: MomentByDefault };
  setting: { name: string; value: JSONColumnType<object> };
  listing_day: ListingDayTable;
  listing_standing: ListingStandingTable;
  favourite: FavouriteTable;
}

interface MediaTable {
  id: Generated<number>;
  owner_id: number | null;
  content_hash: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
  average_color: string;
  size_bytes: number;
  /** A signed 64-bit integer, too large for a number, so it is only read as text. */
  perceptual_hash: string | null;
  created_at: MomentByDefault;
}

interface ListingTable {
  id: Generated<number>;
  revision: Generated<number>;
  kind: KindId;
  seller_id: number;
  title: string;
  description: string;
  category_id: number | null;
  status: Generated<ListingStatus>;
  price_minor: number | null;
  price_unit: PriceUnit | null;
  /** The lowest price that the seller would accept; private. */
  floor_minor: number | null;
  pieces: number | null;
  weight_g: number | null;
  weight_unit: 'g' | 'kg' | null;
  volume_ml: number | null;
  volume_unit: 'ml' | 'l' | null;
  tags: Generated<string[]>;
  delivery: Generated<DeliveryWay[]>;
  /** How far the seller comes, where a way of delivery has a distance. */
  delivery_km: number | null;
  /** Goods that the text seems to offer although the seller disputes it. */
  disputed: Generated<AskedTopic[]>;
  place_id: number;
  town: string;
  voivodeship: string;
  lat: number | null;
  lng: number | null;
  shop_url: string | null;
  starts_at: MaybeMoment;
  ends_at: MaybeMoment;
  details: JSONColumnType<Record<string, string | number | string[]>>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  cover: JSONColumnType<object> | null;
  picture_count: Generated<number>;
  search_terms: Generated<string>;
  activated_at: MaybeMoment;
  visible_until: MaybeMoment;
  paused_at: MaybeMoment;
  pause_reason: 'owner' | 'holiday' | null;
  ended_at: MaybeMoment;
  reserved_at: MaybeMoment;
  checked_until: MaybeMoment;
  suspended_at: MaybeMoment;
  suspend_reason: 'listing' | 'account' | 'removed' | null;
  is_shown: GeneratedAlways<boolean>;
  wanted_plan: 'basic' | 'extended' | null;
  /** Where it is shown before other listings while it is promoted. */
  promotion_places: Generated<PromotionPlace[]>;
  /** Equal for equal words; a signed 64-bit integer, only compared in the database. */
  text_hash: string | null;
  version: Generated<number>;
  view_count: Generated<number>;
  warned_at: MaybeMoment;
  /** The listed place beside the town, if the town itself is not listed. */
  near_town: string | null;
  import_key: string | null;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
  deleted_at: MaybeMoment;
}

/** A listing's columns as read. */
export type ListingColumns = Selectable<ListingTable>;

interface ListingPictureTable {
  listing_id: number;
  position: number;
  media_id: number;
  alt: Generated<string>;
}

interface CommentTable {
  id: Generated<number>;
  /** Null in a seller's review of a buyer. */
  listing_id: number | null;
  /** The reviewed buyer; null in a review of a listing. */
  buyer_id: number | null;
  author_id: number;
  rating: number;
  body: string;
  reply: string | null;
  replied_at: MaybeMoment;
  reply_updated_at: MaybeMoment;
  is_contact_confirmed: Generated<boolean>;
  is_deal_confirmed: Generated<boolean>;
  is_final: Generated<boolean>;
  hidden_at: MaybeMoment;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface ContactMessageTable {
  id: Generated<number>;
  key: string;
  name: string;
  email: string;
  message: string;
  locale: string;
  created_at: MomentByDefault;
}

interface ListingDayTable {
  listing_id: number;
  day: string;
  views: Generated<number>;
  contacts: Generated<number>;
  favourites: Generated<number>;
}

interface ListingStandingTable {
  id: Generated<number>;
  listing_id: number;
  status: ListingStatus;
  begins_at: MomentByDefault;
  ends_at: MaybeMoment;
}

interface FavouriteTable {
  account_id: number;
  listing_id: number;
  created_at: MomentByDefault;
  /** The price when it was added or a lower price was last notified; `price_basis` is the unit of that price. */
  price_minor: number | null;
  price_basis: string | null;
  price_told_on: string | null;
  is_gone: Generated<boolean>;
  reminded_of: string | null;
}
