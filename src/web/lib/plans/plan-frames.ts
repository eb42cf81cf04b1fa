import type { PlanId } from '#kinds/plans.ts';

/** Borders of the plans' cards: the better the plan, the more prominent. */
export const PLAN_FRAMES: Readonly<Record<PlanId, string>> = {
  free: '',
  basic: 'border-primary outline-2 -outline-offset-2 outline-primary',
  extended: 'border-amber outline-2 -outline-offset-2 outline-amber',
};
