import { getKind } from '#kinds/index.ts';
import { canMove, isVisible, visibleUntilMs } from '#kinds/life.ts';
import { type PlanId, plans } from '#kinds/plans.ts';
import { isOver } from './present.ts';
import type { LifeChange, OwnRow } from './repository.ts';

/** The time may have run out a moment ago, before the job came by. */
export function statusNow(row: OwnRow, now: Date): OwnRow['status'] {
  return isVisible(row.status) && isOver(row, now.getTime()) ? 'expired' : row.status;
}

/** Whether a listing may go over to a plan now, as its seller wishes. */
export function canChoose(row: OwnRow, plan: PlanId, now: Date): boolean {
  const isOffered = getKind(row.kind).capabilities.promotion || plan === 'free';
  return !row.deleted_at && !row.suspended_at && isOffered && canMove(statusNow(row, now), plans[plan].status);
}

/**
 * What a plan that begins changes of a listing. Under a suspension the time counts from its beginning: what is lost to it
 * is given back when it ends.
 */
export function begun(row: OwnRow, plan: PlanId, now: Date, isOnHoliday: boolean): LifeChange {
  return {
    status: plans[plan].status,
    activated_at: now,
    visible_until: new Date(visibleUntilMs(plan, (row.suspended_at ?? now).getTime())),
    warned_at: null,
    wanted_plan: null,
    ended_at: null,
    paused_at: isOnHoliday ? now : null,
    pause_reason: isOnHoliday ? 'holiday' : null,
  };
}

/** What the wish for a plan changes: a free one begins, a paid one is noted until it is paid; null where it may not be. */
export function planChange(row: OwnRow, plan: PlanId, now: Date, isOnHoliday: boolean): LifeChange | null {
  if (!canChoose(row, plan, now)) return null;
  return plan === 'free' ? begun(row, plan, now, isOnHoliday) : { wanted_plan: plan };
}
