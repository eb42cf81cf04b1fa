import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { PictureRow } from '../listings/repository.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ListingColumns } from '../platform/db/tables/market.ts';

/** The columns that the seller fills in. */
const TYPED = [
  'title',
  'description',
  'category_id',
  'price_minor',
  'price_unit',
  'floor_minor',
  'pieces',
  'weight_g',
  'weight_unit',
  'volume_ml',
  'volume_unit',
  'tags',
  'delivery',
  'delivery_km',
  'disputed',
  'place_id',
  'town',
  'near_town',
  'voivodeship',
  'shop_url',
] as const satisfies readonly (keyof ListingColumns)[];

/** The columns that a form writes. */
export interface ListingWrite extends Pick<ListingColumns, (typeof TYPED)[number]> {
  lat: number;
  lng: number;
  starts_at: string | null;
  ends_at: string | null;
  details: object;
  search_terms: string;
  text_hash: string;
}

/** The columns that the owner may see. */
const OWN = [
  ...TYPED,
  'id',
  'kind',
  'seller_id',
  'status',
  'starts_at',
  'ends_at',
  'details',
  'rating_sum',
  'rating_count',
  'cover',
  'visible_until',
  'created_at',
  'deleted_at',
  'paused_at',
  'pause_reason',
  'ended_at',
  'reserved_at',
  'suspended_at',
  'suspend_reason',
  'wanted_plan',
  'promotion_places',
  'version',
  'view_count',
] as const satisfies readonly (keyof ListingColumns)[];

/** A listing with everything its owner may see. */
export interface OwnRow extends Pick<ListingColumns, Exclude<(typeof OWN)[number], 'cover'>> {
  cover: PictureRow | null;
}

const OWN_COLUMNS = sql.raw(OWN.map((name) => `l.${name}`).join(', '));

/** Deleted listings can be restored for half an hour; those a moderator removed disappear at once. */
export const UNDO_MS = 30 * 60_000;
export const UNDO = sql.raw(`interval '${UNDO_MS} milliseconds'`);
const UNDOABLE = sql`(l.deleted_at > now() - ${UNDO} and l.suspend_reason is distinct from 'removed')`;
const THERE = sql`(l.deleted_at is null or ${UNDOABLE})`;

export async function insertListing(tx: Tx, sellerId: number, kind: KindId, write: ListingWrite): Promise<number> {
  const row = await tx
    .insertInto('listing')
    .values({ ...write, kind, seller_id: sellerId, details: JSON.stringify(write.details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function rewriteListing(tx: Tx, id: number, write: ListingWrite): Promise<void> {
  await tx
    .updateTable('listing')
    .set({
      ...write,
      details: JSON.stringify(write.details),
      version: sql`version + 1`,
      updated_at: sql`now()`,
      revision: sql`nextval('listing_revision')`,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertPriceChange(tx: Tx, listingId: number, priceMinor: number | null): Promise<void> {
  await tx.insertInto('price_change').values({ listing_id: listingId, price_minor: priceMinor }).execute();
}

/** Own listings by id; `lock` locks them until the transaction ends. */
export async function findOwn(
  db: Db | Tx,
  sellerId: number,
  ids: readonly number[],
  { lock = false } = {},
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${OWN_COLUMNS} from listing l where l.id = any(${ids}::bigint[]) and l.seller_id = ${sellerId} and ${THERE}
    order by l.id ${lock ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/** The place of the person's last listing, otherwise their town. */
export async function findLastPlace(
  db: Db,
  accountId: number,
): Promise<Pick<OwnRow, 'place_id' | 'town' | 'near_town' | 'voivodeship'> | undefined> {
  const { rows } = await sql<Pick<OwnRow, 'place_id' | 'town' | 'near_town' | 'voivodeship'>>`
    (select l.place_id, l.town, l.near_town, l.voivodeship from listing l
      where l.seller_id = ${accountId} and l.deleted_at is null order by l.created_at desc, l.id desc limit 1)
    union all
    (select a.place_id, a.town, null, '' from account a where a.id = ${accountId} and a.place_id is not null)
    limit 1`.execute(db);
  return rows[0];
}

/** The states of own listings, as SQL conditions. */
const STATES = {
  all: sql`l.deleted_at is null`,
  visible: sql`l.is_shown and (l.visible_until is null or l.visible_until > now())`,
  waiting: sql`l.deleted_at is null and l.status = 'neverActivated'`,
  expired: sql`l.deleted_at is null and (l.status = 'expired' or l.is_shown and l.visible_until <= now())`,
  hidden: sql`l.deleted_at is null and (l.paused_at is not null or l.ended_at is not null or l.suspended_at is not null)`,
  deleted: UNDOABLE,
} as const;

export type OwnState = keyof typeof STATES;

interface OwnQuery {
  readonly sellerId: number;
  readonly kind: KindId;
  readonly text: string;
}

const matching = ({ sellerId, kind, text }: OwnQuery) => sql`
  l.seller_id = ${sellerId} and l.kind = ${kind} and (${text} = '' or strpos(lower(l.title), lower(${text})) > 0)`;

export async function listOwn(
  db: Db,
  query: OwnQuery,
  { state, offset, limit }: { state: OwnState; offset: number; limit: number },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${OWN_COLUMNS} from listing l where ${matching(query)} and ${STATES[state]}
    order by l.created_at desc, l.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The number of own listings per state. */
export async function countOwn(db: Db, query: OwnQuery): Promise<Record<OwnState, number>> {
  const counts = Object.entries(STATES).map(
    ([state, condition]) => sql`count(*) filter (where ${condition}) as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<OwnState, number>>`
    select ${sql.join(counts)} from listing l where ${matching(query)}`.execute(db);
  return rows[0] as Record<OwnState, number>;
}

/** Titles of a seller's existing listings, to find similar ones. */
export async function listOwnTitles(db: Db, sellerId: number, kind: KindId): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select l.id, l.title from listing l
    where l.seller_id = ${sellerId} and l.kind = ${kind} and l.deleted_at is null
    order by l.id desc limit 2000`.execute(db);
  return rows;
}

/** The listing a mail is about, if it still exists. */
export function findListingTitle(db: Db, id: number): Promise<{ id: number; title: string } | undefined> {
  return db
    .selectFrom('listing')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
