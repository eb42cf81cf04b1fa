import { PLAN_IDS, type PlanId, plans } from './plans.ts';

/** Where a listing stands in its life; whether it is seen also depends on its time and on who has hidden it. */
export const STATUSES = ['neverActivated', 'basic', 'promoted', 'highlighted', 'expired'] as const;
export type Status = (typeof STATUSES)[number];

/** Every move that there is. Renewing is activating again. */
const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  neverActivated: ['basic', 'promoted', 'highlighted'],
  basic: ['promoted', 'highlighted', 'expired'],
  promoted: ['highlighted', 'expired'],
  highlighted: ['expired'],
  expired: ['basic', 'promoted', 'highlighted'],
};

export function canMove(from: Status, to: Status): boolean {
  return MOVES[from].includes(to);
}

/** Whether a listing with the status is seen while its time lasts. */
export function isVisible(status: Status): boolean {
  return status === 'basic' || status === 'promoted' || status === 'highlighted';
}

/** The plans that a listing may go over to now, the cheapest first. */
export function plansFrom(status: Status): PlanId[] {
  return PLAN_IDS.filter((id) => canMove(status, plans[id].status));
}

const DAY_MS = 86_400_000;

/** When a plan ends that begins at a moment: to the second, whatever the clocks do in between. */
export function visibleUntilMs(plan: PlanId, activatedAtMs: number): number {
  return activatedAtMs + plans[plan].visibleDays * DAY_MS;
}
