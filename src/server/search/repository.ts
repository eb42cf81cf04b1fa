import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { PromotionPlace } from '#kinds/price-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { FORMAT_NUMBERS } from './term-format.ts';
import type { SearchDoc } from './types.ts';

type TermsFormat = typeof FORMAT_NUMBERS;

interface DocRow {
  id: number;
  revision: number;
  kind: KindId;
  seller_id: number;
  category_id: number | null;
  tags: string[];
  delivery: string[];
  price_minor: number | null;
  pieces: number | null;
  weight_g: number | null;
  volume_ml: number | null;
  lat: number | null;
  lng: number | null;
  town: string;
  voivodeship: string;
  has_picture: boolean;
  checked_until_ms: number | null;
  created_ms: number;
  starts_ms: number | null;
  ends_ms: number | null;
  visible_until_ms: number | null;
  status: 'basic' | 'promoted' | 'highlighted';
  promotion_places: PromotionPlace[];
  rating_sum: number;
  rating_count: number;
  search_terms: string;
}

const COLUMNS = sql`
  l.id, l.revision, l.kind, l.seller_id, l.category_id, l.tags, l.delivery, l.price_minor, l.pieces, l.weight_g, l.volume_ml,
  l.lat, l.lng, concat_ws(' ', l.town, l.near_town) as town, l.voivodeship, l.status, l.promotion_places, l.rating_sum, l.rating_count, l.search_terms,
  l.picture_count > 0 as has_picture,
  (extract(epoch from l.created_at) * 1000)::float8 as created_ms,
  (extract(epoch from l.starts_at) * 1000)::float8 as starts_ms,
  (extract(epoch from l.ends_at) * 1000)::float8 as ends_ms,
  (extract(epoch from l.visible_until) * 1000)::float8 as visible_until_ms,
  (extract(epoch from l.checked_until) * 1000)::float8 as checked_until_ms`;

/**
 * Listings that belong in the index. The index checks expiry itself, so this includes listings that have just expired.
 */
const INDEXED = sql`l.is_shown`;

/** Listings that belong in the index and have an id above `afterId`, ascending by id. */
export async function listDocs(db: Db, afterId: number, limit: number): Promise<SearchDoc[]> {
  const { rows } = await sql<DocRow>`
    select ${COLUMNS} from listing l where l.id > ${afterId} and ${INDEXED} order by l.id limit ${limit}`.execute(db);
  return rows.map(toDoc);
}

/** The given listings that belong in the index. */
export async function findDocs(db: Db, ids: readonly number[]): Promise<SearchDoc[]> {
  const { rows } = await sql<DocRow>`
    select ${COLUMNS} from listing l where l.id = any(${ids}) and ${INDEXED}`.execute(db);
  return rows.map(toDoc);
}

/** Titles of the given listings that are shown, in no order. */
export async function listTitles(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select l.title from listing l where l.id = any(${ids}) and ${INDEXED}`.execute(db);
  return rows.map(({ title }) => title);
}

/** Ids and revisions of listings that belong in the index and have an id above `afterId`, ascending by id. */
export async function listRevisions(
  db: Db,
  afterId: number,
  limit: number,
): Promise<{ id: number; revision: number }[]> {
  const { rows } = await sql<{ id: number; revision: number }>`
    select l.id, l.revision from listing l where l.id > ${afterId} and ${INDEXED} order by l.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A listing with old terms, and the texts to analyse again. */
export interface OldListing {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly sellerName: string;
}

// Compares the numbers of the header as arrays, so that `{1}` is lower than `{1,1}`. Terms without a
// valid header are old.
function isOld([syntax, dictionary]: TermsFormat) {
  const header = sql`split_part(l.search_terms, '|', 1)`;
  return sql<boolean>`case when ${header} ~ '^[0-9]{1,6}(\\.[0-9]{1,6})?$'
    then string_to_array(${header}, '.')::int[] < array[${syntax}::int, ${dictionary}::int] else true end`;
}

/**
 * Looks for terms older than the format among the next `limit` listings by id, visible or not.
 *
 * @returns their ids, and the id to continue after; null at the end.
 */
export async function listOldTerms(
  db: Db,
  afterId: number,
  limit: number,
  format: TermsFormat,
): Promise<{ ids: number[]; nextAfterId: number | null }> {
  const { rows } = await sql<{ ids: number[] | null; last_id: number | null; seen: number }>`
    select json_agg(w.id order by w.id) filter (where w.is_old) as ids, max(w.id) as last_id, count(*)::int as seen
    from (
      select l.id, ${isOld(format)} as is_old from listing l
      where l.id > ${afterId} and (l.deleted_at is null or l.suspend_reason = 'removed') order by l.id limit ${limit}
    ) w`.execute(db);
  const [row] = rows;
  return { ids: row?.ids ?? [], nextAfterId: row && row.seen === limit ? row.last_id : null };
}

/**
 * Locks the given listings that still have old terms until the transaction ends. Listings locked by others are skipped.
 */
export async function lockOldListings(tx: Tx, ids: readonly number[], format: TermsFormat): Promise<OldListing[]> {
  const { rows } = await sql<OldListing>`
    select l.id, l.title, l.description, a.name as "sellerName" from listing l join account a on a.id = l.seller_id
    where l.id = any(${ids}) and ${isOld(format)} order by l.id for no key update of l skip locked`.execute(tx);
  return rows;
}

/**
 * The searchable texts of a seller's listings, without the seller's name. Locks the listings
 * until the transaction ends.
 */
export async function listSellerTexts(tx: Tx, sellerId: number): Promise<Omit<OldListing, 'sellerName'>[]> {
  const { rows } = await sql<Omit<OldListing, 'sellerName'>>`
    select l.id, l.title, l.description from listing l
    where l.seller_id = ${sellerId} and (l.deleted_at is null or l.suspend_reason = 'removed')
    order by l.id for no key update`.execute(tx);
  return rows;
}

/** Writes new terms by listing id. Each listing gets a new revision, so that every node reads it again. */
export async function writeTerms(tx: Tx, termsById: ReadonlyMap<number, string>): Promise<void> {
  await sql`
    update listing l set search_terms = n.terms, revision = nextval('listing_revision')
    from unnest(${[...termsById.keys()]}::bigint[], ${[...termsById.values()]}::text[]) as n (id, terms)
    where l.id = n.id`.execute(tx);
}

const PROMOTION = { basic: 0, promoted: 1, highlighted: 2 } as const;

function toDoc(row: DocRow): SearchDoc {
  return {
    id: row.id,
    revision: row.revision,
    kind: row.kind,
    sellerId: row.seller_id,
    categoryId: row.category_id,
    tags: row.tags,
    delivery: row.delivery,
    priceMinor: row.price_minor,
    pieces: row.pieces,
    weightG: row.weight_g,
    volumeMl: row.volume_ml,
    lat: row.lat,
    lng: row.lng,
    town: row.town,
    voivodeship: row.voivodeship,
    hasPicture: row.has_picture,
    checkedUntilMs: row.checked_until_ms,
    createdAtMs: row.created_ms,
    startsAtMs: row.starts_ms,
    endsAtMs: row.ends_ms,
    visibleUntilMs: row.visible_until_ms,
    promotion: row.promotion_places.includes('list') ? PROMOTION[row.status] : 0,
    home: row.promotion_places.includes('home') ? PROMOTION[row.status] : 0,
    ratingAvg: row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count,
    ratingCount: row.rating_count,
    terms: row.search_terms,
  };
}
