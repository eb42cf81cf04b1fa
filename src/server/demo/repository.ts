import { sql } from 'kysely';
import { refreshCovers } from '../listings/repository.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ShownStatusRow } from '../seller-status/shown-status.ts';

/** The time limit of a statement: inserting tens of thousands of rows may take longer than a request is allowed to. */
const PATIENCE_MS = 60_000;

/** Raises the time limit for the statements of a transaction. */
export async function allowTime(tx: Tx): Promise<void> {
  await sql.raw(`set local statement_timeout = ${PATIENCE_MS}`).execute(tx);
}

/** A listing row for the demo and bulk load; timestamps are ISO strings. */
export interface ListingSeed {
  kind: string;
  seller_id: number;
  title: string;
  description: string;
  category_id: number | null;
  status: string;
  price_minor: number | null;
  price_unit: string | null;
  floor_minor?: number | null;
  pieces: number | null;
  weight_g: number | null;
  weight_unit: string | null;
  volume_ml: number | null;
  volume_unit: string | null;
  tags: readonly string[];
  delivery: readonly string[];
  delivery_km: number | null;
  place_id: number;
  town: string;
  voivodeship: string;
  lat: number;
  lng: number;
  shop_url: string | null;
  starts_at: string | null;
  ends_at: string | null;
  details: object;
  rating_sum: number;
  rating_count: number;
  search_terms: string;
  activated_at: string | null;
  visible_until: string | null;
  paused_at?: string | null;
  reserved_at?: string | null;
  view_count?: number;
  created_at: string;
}

const COLUMNS =
  sql.raw(`kind, seller_id, title, description, category_id, status, price_minor, price_unit, floor_minor, pieces,
  weight_g, weight_unit, volume_ml, volume_unit, tags, delivery, delivery_km, place_id, town, voivodeship, lat, lng,
  shop_url, starts_at, ends_at, details, rating_sum, rating_count, search_terms, activated_at, visible_until, paused_at,
  pause_reason, reserved_at, view_count, created_at, updated_at`);

const RECORD = sql.raw(`r(kind text, seller_id bigint, title text, description text, category_id integer, status text,
  price_minor bigint, price_unit text, floor_minor bigint, pieces integer, weight_g bigint, weight_unit text, volume_ml bigint, volume_unit text, tags jsonb,
  delivery jsonb, delivery_km smallint,
  place_id integer, town text, voivodeship text, lat float8, lng float8, shop_url text, starts_at timestamptz,
  ends_at timestamptz, details jsonb, rating_sum integer, rating_count integer, search_terms text,
  activated_at timestamptz, visible_until timestamptz, paused_at timestamptz, reserved_at timestamptz, view_count integer,
  created_at timestamptz)`);

/** Inserts many listings in one statement; returns their ids in the same order. */
export async function insertListings(tx: Tx, rows: readonly ListingSeed[]): Promise<number[]> {
  const inserted = await sql<{ id: number }>`
    insert into listing (${COLUMNS})
    select kind, seller_id, title, description, category_id, status, price_minor, price_unit, floor_minor, pieces, weight_g, weight_unit,
      volume_ml, volume_unit, array(select jsonb_array_elements_text(tags)),
      array(select jsonb_array_elements_text(delivery)), delivery_km, place_id, town, voivodeship, lat, lng,
      shop_url, starts_at, ends_at, details, rating_sum, rating_count, search_terms, activated_at, visible_until,
      paused_at, case when paused_at is not null then 'owner' end, reserved_at, coalesce(view_count, 0), created_at, created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ${RECORD}
    returning id`.execute(tx);
  return inserted.rows.map((row) => row.id).sort((a, b) => a - b);
}

export interface CommentSeed {
  listing_id: number | null;
  /** Set instead of the listing in a seller's review of a buyer. */
  buyer_id?: number;
  author_id: number;
  rating: number;
  body: string;
  created_at: string;
  is_contact_confirmed?: boolean;
  /** Whether it is a review after an agreement. */
  is_deal_confirmed?: boolean;
  reply?: string | null;
  replied_at?: string | null;
}

/** Inserts many comments in one statement; returns their ids. The caller must update the listings' ratings. */
export async function insertComments(tx: Tx, rows: readonly CommentSeed[]): Promise<number[]> {
  const inserted = await sql<{ id: number }>`
    insert into comment (listing_id, buyer_id, author_id, rating, body, created_at, updated_at, is_contact_confirmed,
      is_deal_confirmed, is_final, reply, replied_at)
    select listing_id, buyer_id, author_id, rating, body, created_at, created_at, coalesce(is_contact_confirmed, false),
      coalesce(is_deal_confirmed, false), coalesce(is_deal_confirmed, false), reply, replied_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(listing_id bigint, buyer_id bigint, author_id bigint, rating smallint, body text, created_at timestamptz,
        is_contact_confirmed boolean, is_deal_confirmed boolean, reply text, replied_at timestamptz)
    returning id`.execute(tx);
  return inserted.rows.map((row) => row.id);
}

export interface AccountSeed {
  name: string;
  email: string;
  description: string;
  place_id: number;
  town: string;
  shop_url: string | null;
  shop_link_until?: string | null;
  created_at: string;
}

/** A declaration of a seller's status. */
export interface StatementSeed extends ShownStatusRow {
  readonly account_id: number;
}

export async function insertStatements(tx: Tx, rows: readonly StatementSeed[]): Promise<void> {
  await tx.insertInto('seller_status').values(rows).execute();
}

export async function insertAccounts(tx: Tx, rows: readonly AccountSeed[]): Promise<number[]> {
  const inserted = await tx
    .insertInto('account')
    .values(
      rows.map((row) => ({
        ...row,
        password_hash: null,
        phone_number: null,
        avatar_path: null,
        email_verified_at: row.created_at,
      })),
    )
    .returning('id')
    .execute();
  return inserted.map((row) => row.id);
}

export interface MediaSeed {
  content_hash: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
  average_color: string;
  size_bytes: number;
  owner_id: number;
}

/** Attaches a picture to a listing at a position; idempotent. */
export async function attachPicture(
  tx: Tx,
  listingId: number,
  position: number,
  alt: string,
  media: MediaSeed,
): Promise<void> {
  const stored = await tx.insertInto('media').values(media).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('listing_picture')
    .values({ listing_id: listingId, position, alt, media_id: stored.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await refreshCovers(tx, [listingId]);
}

export async function listPicturePositions(db: Db, listingId: number): Promise<number[]> {
  const rows = await db.selectFrom('listing_picture').select('position').where('listing_id', '=', listingId).execute();
  return rows.map((row) => row.position);
}

export async function setAvatar(tx: Tx, accountId: number, path: string): Promise<void> {
  await tx.updateTable('account').set({ avatar_path: path }).where('id', '=', accountId).execute();
}

/** A setting of this database. */
export async function findSetting<T>(db: Db | Tx, name: string): Promise<T | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value as T | undefined;
}

/** False if the setting exists already. */
export async function insertSetting(tx: Tx, name: string, value: object): Promise<boolean> {
  const row = await tx
    .insertInto('setting')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSetting(tx: Tx, name: string, value: object): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(value) })
    .where('name', '=', name)
    .execute();
}

/** Pictures of the demo market, to be shared by bulk ads. */
export async function listMediaIdsByCategory(db: Db): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ category_id: number; media_ids: number[] }>`
    select l.category_id, array_agg(lp.media_id) as media_ids from listing l
    join listing_picture lp on lp.listing_id = l.id and lp.position = 0
    where l.category_id is not null group by l.category_id`.execute(db);
  return new Map(rows.map((row) => [row.category_id, row.media_ids.map(Number)]));
}

/** Attaches existing pictures to listings as covers. */
export async function shareCovers(tx: Tx, rows: readonly { listing_id: number; media_id: number }[]): Promise<void> {
  await sql`insert into listing_picture (listing_id, position, media_id)
    select listing_id, 0, media_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(listing_id bigint, media_id bigint)`.execute(tx);
  await refreshCovers(
    tx,
    rows.map((row) => row.listing_id),
  );
}

export async function analyzeTables(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
