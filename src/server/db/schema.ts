import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ListingStatus } from '#contract/listings.ts';
import type { KindId } from '#kinds/index.ts';

type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** The tables as the migrations make them; ids come back as numbers. */
export interface Database {
  account: AccountTable;
  media: MediaTable;
  listing: ListingTable;
  listing_picture: ListingPictureTable;
  comment: CommentTable;
  contact_message: ContactMessageTable;
  setting: { name: string; value: JSONColumnType<object> };
}

interface AccountTable {
  id: Generated<number>;
  name: string;
  email: string;
  email_verified_at: MaybeMoment;
  password_hash: string | null;
  phone_number: string | null;
  description: Generated<string>;
  place_id: number | null;
  town: string | null;
  shop_url: string | null;
  avatar_path: string | null;
  role: Generated<'user' | 'moderator' | 'admin'>;
  locale: Generated<string>;
  created_at: MomentByDefault;
  deleted_at: MaybeMoment;
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
  created_at: MomentByDefault;
}

export interface ListingTable {
  id: Generated<number>;
  revision: Generated<number>;
  kind: KindId;
  seller_id: number;
  title: string;
  description: string;
  category_id: number | null;
  status: Generated<ListingStatus>;
  price_minor: number | null;
  pieces: number | null;
  weight_g: number | null;
  weight_unit: 'g' | 'kg' | null;
  volume_ml: number | null;
  volume_unit: 'ml' | 'l' | null;
  tags: Generated<string[]>;
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
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
  deleted_at: MaybeMoment;
}

interface ListingPictureTable {
  listing_id: number;
  position: number;
  media_id: number;
  alt: Generated<string>;
}

interface CommentTable {
  id: Generated<number>;
  listing_id: number;
  author_id: number;
  rating: number;
  body: string;
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
