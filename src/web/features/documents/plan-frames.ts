import type { PlanId } from '#kinds/plans.ts';

/** The frames of the plans' cards: the more a plan gives, the more its card catches the eye. */
export const PLAN_FRAMES: Readonly<Record<PlanId, string>> = {
  free: '',
  basic: 'border-primary outline-2 -outline-offset-2 outline-primary',
  extended: 'border-amber outline-2 -outline-offset-2 outline-amber',
};
