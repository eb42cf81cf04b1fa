import { type RawBuilder, sql } from 'kysely';
import { KIND_IDS, kinds } from '#kinds/index.ts';
import { areBlocked } from '../blocks/between-repository.ts';
import type { Tx } from '../platform/db/client.ts';
import { POLISH_TODAY } from '../statistics/day-repository.ts';
import { SHOWN } from './repository.ts';

/** Kinds whose listings end by themselves at their date. */
const SCHEDULED = KIND_IDS.filter((id) => kinds[id].capabilities.schedule);
const IS_SCHEDULED = sql<boolean>`(l.kind = any(${SCHEDULED}))`;
/** Goods are sold; other listings are ended by their owners. */
const GOODS = KIND_IDS.filter((id) => kinds[id].capabilities.categories);

/** Gone for good, not only hidden temporarily. A past event is not notified. */
const IS_OVER = sql`((l.deleted_at is not null or l.ended_at is not null or l.status = 'expired'
    or l.is_shown and coalesce(l.visible_until <= now(), false))
  and not (${IS_SCHEDULED} and coalesce(coalesce(l.ends_at, l.starts_at) <= now(), false)))`;

/** Lower than the last notified price, for the same amount. */
const IS_LOWER = sql`(${SHOWN} and l.price_minor < f.price_minor and price_basis(l) = f.price_basis)`;
const MAY_BE_TOLD_TODAY = sql`(f.price_told_on is null or f.price_told_on < ${POLISH_TODAY})`;

/** Locks listings that have changed and are due, except those that another worker has locked; returns the rows' ids. */
export async function holdDue(tx: Tx, limit: number): Promise<{ id: number; listingId: number }[]> {
  const { rows } = await sql<{ id: number; listingId: number }>`
    select id, listing_id as "listingId" from favourite_due where due_at <= clock_timestamp()
    order by due_at limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

export async function deleteDue(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from favourite_due where id = any(${ids}::bigint[])`.execute(tx);
}

/** A favourite with a change of its listing to notify of. */
export interface ChangedFavourite {
  readonly accountId: number;
  readonly listingId: number;
  /** Different for each change of the listing. */
  readonly revision: number;
  readonly isLower: boolean;
  readonly fromGrosze: number;
  readonly toGrosze: number;
  /** Null unless the listing is gone. */
  readonly gone: 'sold' | 'ended' | 'removed' | null;
  readonly isBack: boolean;
}

const IS_NEWLY_LOWER = sql`(${IS_LOWER} and ${MAY_BE_TOLD_TODAY})`;
const IS_NEWLY_GONE = sql`(not f.is_gone and ${IS_OVER})`;
const IS_BACK = sql`(f.is_gone and ${SHOWN})`;

/** Locks favourites whose owners have not been notified of a change of these listings. */
export async function holdChanged(tx: Tx, listingIds: readonly number[], limit: number): Promise<ChangedFavourite[]> {
  const { rows } = await sql<ChangedFavourite>`
    select f.account_id as "accountId", f.listing_id as "listingId", l.revision, coalesce(${IS_NEWLY_LOWER}, false) as "isLower",
      f.price_minor as "fromGrosze", l.price_minor as "toGrosze", ${IS_BACK} as "isBack",
      case when ${IS_NEWLY_GONE} then case when l.deleted_at is not null then 'removed'
        when l.ended_at is not null and l.kind = any(${GOODS}) then 'sold' else 'ended' end end as gone
    from favourite f join listing l on l.id = f.listing_id
    where f.listing_id = any(${listingIds}::bigint[]) and (${IS_NEWLY_LOWER} or ${IS_NEWLY_GONE} or ${IS_BACK})
      and not ${areBlocked(sql`f.account_id`, sql`l.seller_id`)}
    limit ${limit} for update of f`.execute(tx);
  return rows;
}

/** Records what has been notified. */
export async function noteTold(tx: Tx, told: readonly ChangedFavourite[]): Promise<void> {
  if (told.length === 0) return;
  await sql`
    update favourite f set
      price_minor = case when t."isLower" then t."toGrosze" else f.price_minor end,
      price_told_on = case when t."isLower" then ${POLISH_TODAY} else f.price_told_on end,
      is_gone = t.gone is not null or f.is_gone and not t."isBack"
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as t("accountId" bigint, "listingId" bigint, "isLower" boolean, "toGrosze" bigint, gone text, "isBack" boolean)
    where f.account_id = t."accountId" and f.listing_id = t."listingId"`.execute(tx);
}

/** Prices for a different amount cannot be compared: the new price becomes the reference. */
export async function learnPrices(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    update favourite f set price_minor = l.price_minor, price_basis = price_basis(l)
    from listing l where l.id = f.listing_id and f.listing_id = any(${listingIds}::bigint[])
      and l.price_minor is not null and (f.price_minor is null or f.price_basis is distinct from price_basis(l))`.execute(
    tx,
  );
}

/** A second price drop on the same day is checked the next morning, before the daily mails. */
export async function postponeSecondDrops(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    insert into favourite_due (listing_id, due_at)
    select distinct f.listing_id, (${POLISH_TODAY} + 1 + time '06:30') at time zone 'Europe/Warsaw'
    from favourite f join listing l on l.id = f.listing_id
    where f.listing_id = any(${listingIds}::bigint[]) and ${IS_LOWER} and not ${MAY_BE_TOLD_TODAY}`.execute(tx);
}

/** A favourite that ends or begins tomorrow. */
export interface DueReminder {
  readonly accountId: number;
  readonly listingId: number;
  /** The Polish day, `2026-12-05`. */
  readonly day: string;
}

const TOMORROW = sql`(${POLISH_TODAY} + 1)`;
/** Whether a timestamp is tomorrow, by the Polish calendar. */
function isTomorrow(moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${moment} >= ${TOMORROW}::timestamp at time zone 'Europe/Warsaw'
    and ${moment} < (${TOMORROW} + 1)::timestamp at time zone 'Europe/Warsaw')`;
}

/** The subject of a reminder: a listing that ends, or an event that takes place. */
export type Reminder = 'endingSoon' | 'eventTomorrow';
const REMINDED: Readonly<Record<Reminder, RawBuilder<boolean>>> = {
  endingSoon: sql`(not ${IS_SCHEDULED} and ${isTomorrow(sql`l.visible_until`)})`,
  eventTomorrow: sql`(${IS_SCHEDULED} and l.starts_at is not null and ${isTomorrow(sql`l.starts_at`)})`,
};

/** Listings that end or begin tomorrow, by id after `afterId`. */
export async function listTomorrow(
  tx: Tx,
  what: Reminder,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l where l.is_shown and ${REMINDED[what]} and l.id > ${afterId}
    order by l.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes favourites of these listings whose owners have not been reminded of tomorrow yet. */
export async function takeReminders(tx: Tx, listingIds: readonly number[], limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select f.account_id, f.listing_id from favourite f join listing l on l.id = f.listing_id
      where f.listing_id = any(${listingIds}::bigint[]) and f.reminded_of is distinct from ${TOMORROW}
        and not ${areBlocked(sql`f.account_id`, sql`l.seller_id`)}
      limit ${limit} for update of f skip locked
    )
    update favourite f set reminded_of = ${TOMORROW} from due d
    where f.account_id = d.account_id and f.listing_id = d.listing_id
    returning f.account_id as "accountId", f.listing_id as "listingId", f.reminded_of::text as day`.execute(tx);
  return rows;
}
