import type { PlanId } from '#kinds/plans.ts';

/** Whether a plan is a paid one. */
export function isPaidPlan(plan: string | null): plan is Exclude<PlanId, 'free'> {
  return plan === 'basic' || plan === 'extended';
}
