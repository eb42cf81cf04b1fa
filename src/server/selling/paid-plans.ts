import { ApiError } from '#contract/errors.ts';
import type { ListingStatus } from '#contract/listings/listings.ts';
import type { PaidPlan, Variant } from '#contract/payments/payments.ts';
import type { KindId } from '#kinds/index.ts';
import { isVisible } from '#kinds/life.ts';
import { plans } from '#kinds/plans.ts';
import { PROMOTION_PLACES } from '#kinds/price-list.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { changeLife, findHolidaySince, isGoneForGood, type LifeChange } from './life-repository.ts';
import { begun, canChoose, statusNow, type Term } from './plan-changes.ts';
import { timeLeftMs } from './present.ts';
import { findOwn, type OwnRow } from './repository.ts';

const DAY_MS = 86_400_000;

/** The listing a payment is for. */
export interface PaidFor {
  readonly listingId: number;
  readonly sellerId: number;
  readonly now: Date;
}

/**
 * A listing's current plan and its unused time; for a paused or suspended listing the time left at that point, 0 if its
 * status is not visible.
 */
export interface RunningPlan {
  readonly status: ListingStatus;
  readonly unusedMs: number;
}

/** A paid plan with the terms under which it was bought. */
export interface SoldPlan extends Term {
  readonly plan: PaidPlan;
}

export type PaidPlans = ReturnType<typeof createPaidPlans>;

/** Effects of payments on listings. Writes happen in the caller's transaction and publish the change. */
export function createPaidPlans({ jobs }: { readonly jobs: Jobs }) {
  /**
   * The listing a plan is to be bought for.
   *
   * @throws  ApiError 'notFound' (also for other people's and deleted listings) | 'moveNotAllowed'
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

  /** The listing's current plan; null if it is deleted, restorable or not. */
  async function findRunning(db: Db | Tx, { listingId, sellerId, now }: PaidFor): Promise<RunningPlan | null> {
    const [row] = await findOwn(db, sellerId, [listingId]);
    return row && !row.deleted_at ? runningPlan(row, now) : null;
  }

  /** Records the plan the seller is about to pay for. */
  async function want(tx: Tx, { listingId, plan }: { listingId: number; plan: PaidPlan }): Promise<void> {
    await changeLife(tx, listingId, { wanted_plan: plan });
  }

  /**
   * Starts a paid plan, or adds its days if the same plan is running. Returns the new end; null if it cannot start: the
   * listing is deleted, permanently removed, or has a higher plan.
   */
  async function activate(tx: Tx, { sold, ...about }: PaidFor & { readonly sold: SoldPlan }): Promise<Date | null> {
    const { listingId, sellerId, now } = about;
    const [row] = await findOwn(tx, sellerId, [listingId], { lock: true });
    if (!row || row.deleted_at || (await isRefused(tx, row))) return null;
    const change = await paidChange(tx, row, sold, now);
    if (!change) return null;
    await changeLife(tx, listingId, change);
    await emit(tx, 'listing.changed', { id: listingId, kind: row.kind, sellerId });
    await queueLooks(jobs, tx, [{ type: 'listing', id: listingId }]);
    return new Date(now.getTime() + runningPlan({ ...row, ...change }, now).unusedMs);
  }

  /**
   * Ends a paid plan: subtracts its days if it was paid several times, otherwise leaves the free plan for the remaining
   * time. Does nothing if the plan no longer runs.
   *
   * days    how many this payment bought.
   * keptMs  the part of the remaining time that later payments bought; if no more than that is left, this plan is over.
   */
  async function end(
    tx: Tx,
    {
      variant,
      days,
      keptMs = 0,
      ...about
    }: PaidFor & { readonly variant: Variant; readonly days: number; readonly keptMs?: number },
  ): Promise<void> {
    const { listingId, sellerId, now } = about;
    const [row] = await findOwn(tx, sellerId, [listingId], { lock: true });
    if (!row || statusNow(row, now) !== variant || timeLeftMs(row, now.getTime()) <= keptMs) return;
    await changeLife(tx, listingId, endedChange(row, days, now));
    await emit(tx, 'listing.changed', { id: listingId, kind: row.kind, sellerId });
  }

  return { findTarget, findRunning, want, activate, end };
}

function runningPlan(row: OwnRow, now: Date): RunningPlan {
  const status = statusNow(row, now);
  return { status, unusedMs: isVisible(status) ? timeLeftMs(row, now.getTime()) : 0 };
}

/** A moderator's decision on the listing stands until revoked; a permanently suspended seller counts as gone. */
async function isRefused(tx: Tx, { suspended_at: suspendedAt, suspend_reason: reason, seller_id: sellerId }: OwnRow) {
  return suspendedAt !== null && (reason !== 'account' || (await isGoneForGood(tx, sellerId)));
}

/** The changes by a payment; null if the listing cannot move to that plan. */
async function paidChange(tx: Tx, row: OwnRow, sold: SoldPlan, now: Date): Promise<LifeChange | null> {
  const { plan, days, places } = sold;
  if (statusNow(row, now) === plans[plan].status) {
    // Add up the places of the running plan and the new payment.
    const both = PROMOTION_PLACES.filter((place) => places.includes(place) || row.promotion_places.includes(place));
    return { ...moved(row, days), warned_at: null, promotion_places: both };
  }
  // A temporary suspension does not block a payment.
  if (!canChoose({ ...row, suspended_at: null }, plan, now)) return null;
  return begun(row, sold, now, (await findHolidaySince(tx, row.seller_id)) !== null);
}

function endedChange(row: OwnRow, days: number, now: Date): LifeChange {
  const isOneOfSeveral = timeLeftMs(row, now.getTime()) > days * DAY_MS;
  return isOneOfSeveral ? moved(row, -days) : { status: plans.free.status };
}

function moved({ visible_until: until }: OwnRow, days: number): LifeChange {
  return { visible_until: until && new Date(until.getTime() + days * DAY_MS), wanted_plan: null };
}
