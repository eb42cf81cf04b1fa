import { sql } from 'kysely';
import type { ListingStatus } from '#contract/listings.ts';
import { APPEAL_DAYS } from '#contract/reports.ts';
import type { KindId } from '#kinds/index.ts';
import type { PlanId } from '#kinds/plans.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { GalleryRow } from '../../media/service.ts';
import { countingOneMore, POLISH_TODAY } from '../../numbers/day-repository.ts';
import type { PictureRow } from '../repository.ts';

/** What a form writes of a listing. */
export interface ListingWrite {
  title: string;
  description: string;
  category_id: number | null;
  price_minor: number | null;
  pieces: number | null;
  weight_g: number | null;
  weight_unit: 'g' | 'kg' | null;
  volume_ml: number | null;
  volume_unit: 'ml' | 'l' | null;
  tags: string[];
  place_id: number;
  town: string;
  voivodeship: string;
  lat: number;
  lng: number;
  shop_url: string | null;
  starts_at: string | null;
  ends_at: string | null;
  details: object;
  search_terms: string;
  text_hash: string;
}

/** A listing with all that its owner may know of it. */
export interface OwnRow {
  id: number;
  kind: KindId;
  seller_id: number;
  title: string;
  description: string;
  category_id: number | null;
  status: ListingStatus;
  price_minor: number | null;
  pieces: number | null;
  weight_g: number | null;
  weight_unit: 'g' | 'kg' | null;
  volume_ml: number | null;
  volume_unit: 'ml' | 'l' | null;
  tags: string[];
  town: string;
  voivodeship: string;
  shop_url: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  details: Record<string, unknown>;
  rating_sum: number;
  rating_count: number;
  cover: PictureRow | null;
  visible_until: Date | null;
  created_at: Date;
  deleted_at: Date | null;
  paused_at: Date | null;
  pause_reason: 'owner' | 'holiday' | null;
  ended_at: Date | null;
  suspended_at: Date | null;
  suspend_reason: 'listing' | 'account' | 'removed' | null;
  wanted_plan: PlanId | null;
  version: number;
  view_count: number;
}

const OWN_COLUMNS = sql`
  l.id, l.kind, l.seller_id, l.title, l.description, l.category_id, l.status, l.price_minor, l.pieces, l.weight_g,
  l.weight_unit, l.volume_ml, l.volume_unit, l.tags, l.town, l.voivodeship, l.shop_url, l.starts_at, l.ends_at, l.details,
  l.rating_sum, l.rating_count, l.cover, l.visible_until, l.created_at, l.deleted_at, l.paused_at, l.pause_reason,
  l.ended_at, l.suspended_at, l.suspend_reason, l.wanted_plan, l.version, l.view_count`;

/** Deleted listings stay for half an hour, so that it can be taken back; what a moderator removed is gone at once. */
export const UNDO_MS = 30 * 60_000;
const UNDO = sql.raw(`interval '${UNDO_MS} milliseconds'`);
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

/** The given pictures in their order, and no others; each must be the seller's own. False when one is not. */
export async function replacePictures(
  tx: Tx,
  { listingId, sellerId }: { listingId: number; sellerId: number },
  pictures: readonly { key: number; alt: string }[],
): Promise<boolean> {
  await sql`delete from listing_picture where listing_id = ${listingId}`.execute(tx);
  if (pictures.length === 0) return true;
  const { numAffectedRows } = await sql`
    insert into listing_picture (listing_id, position, media_id, alt)
    select ${listingId}, (p.number - 1)::smallint, m.id, p.alt
    from unnest(${pictures.map(({ key }) => key)}::bigint[], ${pictures.map(({ alt }) => alt)}::text[])
      with ordinality as p(key, alt, number)
    join media m on m.id = p.key and m.owner_id = ${sellerId}`.execute(tx);
  return Number(numAffectedRows) === pictures.length;
}

export async function insertPriceChange(tx: Tx, listingId: number, priceMinor: number | null): Promise<void> {
  await tx.insertInto('price_change').values({ listing_id: listingId, price_minor: priceMinor }).execute();
}

/** Own listings by id, in no order; with `lock` held until the transaction ends. */
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

/** What of one's listings is asked for, as a condition on their rows. */
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

/** How many of one's listings are in each state. */
export async function countOwn(db: Db, query: OwnQuery): Promise<Record<OwnState, number>> {
  const counts = Object.entries(STATES).map(
    ([state, condition]) => sql`count(*) filter (where ${condition}) as ${sql.ref(state)}`,
  );
  const { rows } = await sql<Record<OwnState, number>>`
    select ${sql.join(counts)} from listing l where ${matching(query)}`.execute(db);
  return rows[0] as Record<OwnState, number>;
}

/** What an act changes of a listing's life. */
export interface LifeChange {
  status?: ListingStatus;
  activated_at?: Date;
  visible_until?: Date | null;
  warned_at?: null;
  wanted_plan?: 'basic' | 'extended' | null;
  paused_at?: Date | null;
  pause_reason?: 'owner' | 'holiday' | null;
  ended_at?: Date | null;
  deleted_at?: Date | null;
}

export async function changeLife(tx: Tx, id: number, change: LifeChange): Promise<void> {
  await tx
    .updateTable('listing')
    .set({ ...change, revision: sql`nextval('listing_revision')` })
    .where('id', '=', id)
    .execute();
}

export interface TouchedRow {
  id: number;
  kind: KindId;
  sellerId: number;
}

/** Pauses everything of a seller that is shown, or would be if it were not suspended. */
export async function pauseAll(tx: Tx, sellerId: number): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    update listing l set paused_at = now(), pause_reason = 'holiday', revision = nextval('listing_revision')
    where l.seller_id = ${sellerId} and (l.is_shown or l.suspended_at is not null and l.paused_at is null
      and l.ended_at is null and l.deleted_at is null and l.status in ('basic', 'promoted', 'highlighted'))
    returning l.id, l.kind, l.seller_id as "sellerId"`.execute(tx);
  return rows;
}

/**
 * Brings back what a holiday paused, with the time that was left. Of what is suspended meanwhile only the time before
 * that counts: the rest is given back when it is lifted.
 */
export async function resumeAll(tx: Tx, sellerId: number): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    update listing l set paused_at = null, pause_reason = null, revision = nextval('listing_revision'),
      visible_until = l.visible_until + greatest(coalesce(l.suspended_at, now()) - l.paused_at, interval '0')
    where l.seller_id = ${sellerId} and l.pause_reason = 'holiday'
    returning l.id, l.kind, l.seller_id as "sellerId"`.execute(tx);
  return rows;
}

export async function setHolidaySince(tx: Tx, sellerId: number, since: Date | null): Promise<void> {
  await tx.updateTable('account').set({ holiday_since: since }).where('id', '=', sellerId).execute();
}

export async function findHolidaySince(db: Db, sellerId: number): Promise<Date | null> {
  const row = await db.selectFrom('account').select('holiday_since').where('id', '=', sellerId).executeTakeFirst();
  return row?.holiday_since ?? null;
}

/** Whether a seller has left, or is suspended without an end. */
export async function isGoneForGood(db: Db, sellerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_gone: boolean }>`
    select deleted_at is not null or coalesce(suspended_until = 'infinity', false) as is_gone
    from account where id = ${sellerId}`.execute(db);
  return rows[0]?.is_gone ?? true;
}

export interface EndedRow extends TouchedRow {
  title: string;
  wants_mail: boolean;
}

const WANTS_MAIL = sql`coalesce((select (a.notifications ->> 'expiry')::boolean is not false from account a
  where a.id = l.seller_id), false)`;

/** Ends the time of listings whose fortnight is over, the longest over first; on many nodes each is taken once. */
export async function expireDue(tx: Tx, limit: number): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    update listing l set status = 'expired', revision = nextval('listing_revision')
    where l.id in (
      select d.id from listing d
      where d.visible_until <= now() and d.is_shown
      order by d.visible_until limit ${limit} for update skip locked)
    returning l.id, l.kind, l.seller_id as "sellerId", l.title, ${WANTS_MAIL} as wants_mail`.execute(tx);
  return rows;
}

/** Notes of listings that end within two days that their owners are being told, once for each activation. */
export async function takeExpiring(tx: Tx, limit: number): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    update listing l set warned_at = now()
    where l.id in (
      select d.id from listing d
      where d.visible_until > now() and d.visible_until <= now() + interval '2 days' and d.is_shown
        and d.warned_at is null
      order by d.visible_until limit ${limit} for update skip locked)
    returning l.id, l.kind, l.seller_id as "sellerId", l.title, ${WANTS_MAIL} as wants_mail`.execute(tx);
  return rows;
}

const APPEALED = sql`exists (
  select from moderation_case c join decision n on n.case_id = c.id join appeal p on p.decision_id = n.id
  where c.target_type = 'listing' and c.target_id = d.id and p.outcome is null)`;

/**
 * Removes deleted listings that nobody can take back any more: what a moderator removed can come back as long as that
 * can be appealed against, and until the appeal is answered.
 */
export async function purgeDeleted(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from listing l where l.id in (
      select d.id from listing d where d.deleted_at <= now() - ${UNDO} and (d.suspend_reason is distinct from 'removed'
        or d.deleted_at <= now() - ${APPEAL_DAYS} * interval '1 day' and not ${APPEALED})
      limit ${limit}) returning l.id`.execute(db);
  return rows.length;
}

/** Counts a look, in all and on its day, unless it was counted before. */
export async function insertVisit(tx: Tx, listingId: number, visitor: Buffer): Promise<boolean> {
  const { rows } = await sql<{ listing_id: number }>`
    with seen as (
      insert into listing_visit (listing_id, visitor, day)
      select l.id, ${visitor}, ${POLISH_TODAY} from listing l where l.id = ${listingId} and l.is_shown
      on conflict do nothing returning listing_id, day
    ), counted as (
      ${countingOneMore('views', sql`select listing_id, day from seen`)}
    )
    update listing l set view_count = l.view_count + 1 from seen where l.id = seen.listing_id
    returning l.id as listing_id`.execute(tx);
  return rows.length > 0;
}

export async function deleteOldVisits(db: Db): Promise<void> {
  await sql`delete from listing_visit where day < ${POLISH_TODAY} - 1`.execute(db);
}

/** Those of a seller's own listings that are still there, for looking for likeness. */
export async function listOwnTitles(
  db: Db,
  sellerId: number,
  kind: KindId,
): Promise<{ id: number; title: string; import_key: string | null }[]> {
  const { rows } = await sql<{ id: number; title: string; import_key: string | null }>`
    select l.id, l.title, l.import_key from listing l
    where l.seller_id = ${sellerId} and l.kind = ${kind} and l.deleted_at is null
    order by l.id desc limit 2000`.execute(db);
  return rows;
}

export async function setImportKey(tx: Tx, id: number, key: string): Promise<void> {
  await tx.updateTable('listing').set({ import_key: key }).where('id', '=', id).execute();
}

/** A listing's picture as a form needs it. */
export type FormPictureRow = Omit<GalleryRow, 'id'>;

const FORM_PICTURE = sql`m.id as key, m.content_hash, m.width, m.height, m.widths, m.thumbhash, m.average_color`;

/** A listing's pictures in their order. */
export async function listFormPictures(db: Db, listingId: number): Promise<FormPictureRow[]> {
  const { rows } = await sql<FormPictureRow>`
    select ${FORM_PICTURE}, p.alt from listing_picture p join media m on m.id = p.media_id
    where p.listing_id = ${listingId} order by p.position`.execute(db);
  return rows;
}

/** A person's own pictures by their keys, in that order; what is not theirs is left out. */
export async function findOwnPictures(db: Db, ownerId: number, keys: readonly number[]): Promise<FormPictureRow[]> {
  const { rows } = await sql<FormPictureRow>`
    select ${FORM_PICTURE}, '' as alt from unnest(${keys}::bigint[]) with ordinality as k(id, number)
    join media m on m.id = k.id and m.owner_id = ${ownerId} order by k.number`.execute(db);
  return rows;
}
