import { ApiError } from '#contract/errors.ts';
import type { ListingStatus } from '#contract/listings.ts';
import type { PaidPlan, Variant } from '#contract/payments.ts';
import type { KindId } from '#kinds/index.ts';
import { isVisible } from '#kinds/life.ts';
import { plans } from '#kinds/plans.ts';
import type { Db, Tx } from '../../db/client.ts';
import { emit } from '../../events.ts';
import { queueLooks } from '../../flags/queue.ts';
import type { Jobs } from '../../jobs.ts';
import { begun, canChoose, statusNow } from './plan-changes.ts';
import { timeLeftMs } from './present.ts';
import { changeLife, findHolidaySince, findOwn, isGoneForGood, type LifeChange, type OwnRow } from './repository.ts';

const DAY_MS = 86_400_000;

/** A plan of a listing that a payment is about. */
export interface PaidFor {
  readonly listingId: number;
  readonly sellerId: number;
  readonly now: Date;
}

/**
 * The plan that a listing has now, and how much of its time is left: of one that is paused or suspended what was left
 * then. 0 for one that is not visible by its status.
 */
export interface RunningPlan {
  readonly status: ListingStatus;
  readonly unusedMs: number;
}

export type PaidPlans = ReturnType<typeof createPaidPlans>;

/** What payments do to listings. All that changes something does it in the caller's transaction, and tells of it. */
export function createPaidPlans({ jobs }: { readonly jobs: Jobs }) {
  /**
   * The listing that a plan is wanted for.
   *
   * @throws  ApiError 'notFound' (also for what is somebody else's, or deleted) | 'moveNotAllowed'
   */
  async function findTarget(
    db: Db | Tx,
    { sellerId, listingId, plan }: { sellerId: number; listingId: number; plan: PaidPlan },
  ): Promise<RunningPlan & { readonly kind: KindId; readonly title: string }> {
    const [row] = await findOwn(db, sellerId, [listingId]);
    if (!row || row.deleted_at) throw new ApiError('notFound');
    const now = new Date();
    if (!canChoose(row, plan, now)) throw new ApiError('moveNotAllowed');
    return { kind: row.kind, title: row.title, ...runningPlan(row, now) };
  }

  /** The plan that a listing has; null for one that has gone, for good or for the time being. */
  async function findRunning(db: Db | Tx, { listingId, sellerId, now }: PaidFor): Promise<RunningPlan | null> {
    const [row] = await findOwn(db, sellerId, [listingId]);
    return row && !row.deleted_at ? runningPlan(row, now) : null;
  }

  /** Notes which plan the seller is about to pay for. */
  async function want(tx: Tx, { listingId, plan }: { listingId: number; plan: PaidPlan }): Promise<void> {
    await changeLife(tx, listingId, { wanted_plan: plan });
  }

  /**
   * Begins what was paid for, or adds its days where the same plan still runs. Answers until when it holds; null where
   * it could not begin: the listing has gone, may not be seen for good, or has a higher plan.
   */
  async function activate(tx: Tx, { plan, ...about }: PaidFor & { readonly plan: PaidPlan }): Promise<Date | null> {
    const { listingId, sellerId, now } = about;
    const [row] = await findOwn(tx, sellerId, [listingId], { lock: true });
    if (!row || row.deleted_at || (await isRefused(tx, row))) return null;
    const change = await paidChange(tx, row, plan, now);
    if (!change) return null;
    await changeLife(tx, listingId, change);
    await emit(tx, 'listing.changed', { id: listingId, kind: row.kind, sellerId });
    await queueLooks(jobs, tx, [{ type: 'listing', id: listingId }]);
    return new Date(now.getTime() + runningPlan({ ...row, ...change }, now).unusedMs);
  }

  /**
   * Takes back a plan that was paid for: the days of one of several, else the listing has the free plan for the time
   * that was left. Nothing where it no longer runs.
   *
   * keptMs  of the time that is left so much was paid for after it: where there is no more, it is over.
   */
  async function end(
    tx: Tx,
    { variant, keptMs = 0, ...about }: PaidFor & { readonly variant: Variant; readonly keptMs?: number },
  ): Promise<void> {
    const { listingId, sellerId, now } = about;
    const [row] = await findOwn(tx, sellerId, [listingId], { lock: true });
    if (!row || statusNow(row, now) !== variant || timeLeftMs(row, now.getTime()) <= keptMs) return;
    await changeLife(tx, listingId, endedChange(row, now));
    await emit(tx, 'listing.changed', { id: listingId, kind: row.kind, sellerId });
  }

  return { findTarget, findRunning, want, activate, end };
}

function runningPlan(row: OwnRow, now: Date): RunningPlan {
  const status = statusNow(row, now);
  return { status, unusedMs: isVisible(status) ? timeLeftMs(row, now.getTime()) : 0 };
}

/** What moderators decided about a listing holds until they decide otherwise; a seller who may not come back is gone. */
async function isRefused(tx: Tx, { suspended_at: suspendedAt, suspend_reason: reason, seller_id: sellerId }: OwnRow) {
  return suspendedAt !== null && (reason !== 'account' || (await isGoneForGood(tx, sellerId)));
}

/** What a payment changes; null where the listing is beyond that plan. */
async function paidChange(tx: Tx, row: OwnRow, plan: PaidPlan, now: Date): Promise<LifeChange | null> {
  if (statusNow(row, now) === plans[plan].status) return { ...moved(row, plans[plan].visibleDays), warned_at: null };
  // A suspension that ends by itself does not stand against what was paid for before it.
  if (!canChoose({ ...row, suspended_at: null }, plan, now)) return null;
  return begun(row, plan, now, (await findHolidaySince(tx, row.seller_id)) !== null);
}

function endedChange(row: OwnRow, now: Date): LifeChange {
  const days = planOfStatus(row.status).visibleDays;
  const isOneOfSeveral = timeLeftMs(row, now.getTime()) > days * DAY_MS;
  return isOneOfSeveral ? moved(row, -days) : { status: plans.free.status };
}

function planOfStatus(status: ListingStatus) {
  return Object.values(plans).find((plan) => plan.status === status) ?? plans.free;
}

function moved({ visible_until: until }: OwnRow, days: number): LifeChange {
  return { visible_until: until && new Date(until.getTime() + days * DAY_MS), wanted_plan: null };
}
