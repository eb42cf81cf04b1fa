import { getKind } from '#kinds/index.ts';
import { canMove, isVisible, visibleUntilMs } from '#kinds/life.ts';
import { type PlanId, plans } from '#kinds/plans.ts';
import { PROMOTION_PLACES, type PromotionPlace } from '#kinds/price-list.ts';
import type { LifeChange } from './life-repository.ts';
import { hasEnded, isOver } from './present.ts';
import type { OwnRow } from './repository.ts';

/** The status now: the time may be up although the job has not run yet. */
export function statusNow(row: OwnRow, now: Date): OwnRow['status'] {
  return isVisible(row.status) && isOver(row, now.getTime()) ? 'expired' : row.status;
}

/** Whether the seller may switch the listing to a plan now. */
export function canChoose(row: OwnRow, plan: PlanId, now: Date): boolean {
  const isOffered = getKind(row.kind).capabilities.promotion || plan === 'free';
  return (
    !row.deleted_at &&
    !row.suspended_at &&
    !hasEnded(row, now) &&
    isOffered &&
    canMove(statusNow(row, now), plans[plan].status)
  );
}

/** The terms of a plan that begins, as sold or given. */
export interface Term {
  readonly plan: PlanId;
  readonly days: number;
  readonly places: readonly PromotionPlace[];
}

/** The free plan with its current terms; its places have no effect. */
export const freeTerm = (): Term => ({ plan: 'free', days: plans.free.visibleDays, places: PROMOTION_PLACES });

/**
 * The changes when a plan begins. Under a suspension the time counts from the suspension's beginning, as lifting it
 * restores the time lost.
 */
export function begun(row: OwnRow, { plan, days, places }: Term, now: Date, isOnHoliday: boolean): LifeChange {
  return {
    status: plans[plan].status,
    activated_at: now,
    visible_until: new Date(visibleUntilMs(days, (row.suspended_at ?? now).getTime())),
    promotion_places: [...places],
    warned_at: null,
    wanted_plan: null,
    ended_at: null,
    paused_at: isOnHoliday ? now : null,
    pause_reason: isOnHoliday ? 'holiday' : null,
  };
}

/** The changes when a plan is chosen: a free one begins, a paid one is pending; null if not allowed. */
export function planChange(row: OwnRow, plan: PlanId, now: Date, isOnHoliday: boolean): LifeChange | null {
  if (!canChoose(row, plan, now)) return null;
  return plan === 'free' ? begun(row, freeTerm(), now, isOnHoliday) : { wanted_plan: plan };
}

/** The changes when a gift begins, whichever plan was chosen; a higher plan still awaits its payment. */
export function giftChange(row: OwnRow, gift: Term, plan: PlanId, now: Date, isOnHoliday: boolean): LifeChange | null {
  if (!canChoose(row, gift.plan, now)) return null;
  return { ...begun(row, gift, now, isOnHoliday), wanted_plan: plan === 'extended' ? plan : null };
}
