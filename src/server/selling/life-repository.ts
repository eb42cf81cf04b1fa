import { sql } from 'kysely';
import type { ListingStatus } from '#contract/listings/listings.ts';
import { APPEAL_DAYS } from '#contract/moderation/reports.ts';
import type { KindId } from '#kinds/index.ts';
import type { PromotionPlace } from '#kinds/price-list.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { UNDO } from './repository.ts';

/** Changes to a listing's status, time and pauses. */
export interface LifeChange {
  status?: ListingStatus;
  activated_at?: Date;
  visible_until?: Date | null;
  promotion_places?: PromotionPlace[];
  warned_at?: null;
  wanted_plan?: 'basic' | 'extended' | null;
  paused_at?: Date | null;
  pause_reason?: 'owner' | 'holiday' | null;
  ended_at?: Date | null;
  reserved_at?: Date | null;
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

/** Pauses everything of a seller that is shown, or would be without a suspension. */
export async function pauseAll(tx: Tx, sellerId: number): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    update listing l set paused_at = now(), pause_reason = 'holiday', revision = nextval('listing_revision')
    where l.seller_id = ${sellerId} and (l.is_shown or l.suspended_at is not null and l.paused_at is null
      and l.ended_at is null and l.deleted_at is null and l.status in ('basic', 'promoted', 'highlighted'))
    returning l.id, l.kind, l.seller_id as "sellerId"`.execute(tx);
  return rows;
}

/**
 * Resumes what a holiday paused, with the time that was left. For listings suspended meanwhile, only the time until the
 * suspension counts here; lifting it restores the rest.
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

/** Whether a seller's account is deleted or permanently suspended. */
export async function isGoneForGood(db: Db, sellerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_gone: boolean }>`
    select deleted_at is not null or coalesce(suspended_until = 'infinity', false) as is_gone
    from account where id = ${sellerId}`.execute(db);
  return rows[0]?.is_gone ?? true;
}

export interface EndedRow extends TouchedRow {
  visibleUntil: Date | null;
}

/** Expires listings whose time is up, oldest first; each is taken by one node only. */
export async function expireDue(tx: Tx, limit: number): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    update listing l set status = 'expired', revision = nextval('listing_revision')
    where l.id in (
      select d.id from listing d
      where d.visible_until <= now() and d.is_shown
      order by d.visible_until limit ${limit} for update skip locked)
    returning l.id, l.kind, l.seller_id as "sellerId", l.visible_until as "visibleUntil"`.execute(tx);
  return rows;
}

/** Marks listings that end within two days as warned, once per activation. */
export async function takeExpiring(tx: Tx, limit: number): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    update listing l set warned_at = now()
    where l.id in (
      select d.id from listing d
      where d.visible_until > now() and d.visible_until <= now() + interval '2 days' and d.is_shown
        and d.warned_at is null
      order by d.visible_until limit ${limit} for update skip locked)
    returning l.id, l.kind, l.seller_id as "sellerId", l.visible_until as "visibleUntil"`.execute(tx);
  return rows;
}

const APPEALED = sql`exists (
  select from moderation_case c join decision n on n.case_id = c.id join appeal p on p.decision_id = n.id
  where c.target_type = 'listing' and c.target_id = d.id and p.outcome is null)`;

/** It has reviews after an agreement, or may still get some: deleting it must not be a way to avoid them. */
const REVIEWED = sql`(exists (select from comment r where r.listing_id = d.id and r.is_final) or exists (
  select from offer_listing ol join agreement g on g.offer_id = ol.offer_id
  where ol.listing_id = d.id and g.shown_at is null))`;

/**
 * Permanently deletes listings that can no longer be restored. Keeps those removed by a moderator until the period for
 * appeals is over and open appeals are answered, and those with reviews after an agreement (hidden from everybody).
 */
export async function purgeDeleted(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from listing l where l.id in (
      select d.id from listing d where d.deleted_at <= now() - ${UNDO} and (d.suspend_reason is distinct from 'removed' and not ${REVIEWED}
        or d.deleted_at <= now() - ${APPEAL_DAYS} * interval '1 day' and not ${APPEALED})
      limit ${limit}) returning l.id`.execute(db);
  return rows.length;
}
