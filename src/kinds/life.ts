import { PLAN_IDS, type PlanId, plans } from './plans.ts';

/** A listing's status; whether it is shown also depends on its expiry and on whether it is hidden. */
export const STATUSES = ['neverActivated', 'basic', 'promoted', 'highlighted', 'expired'] as const;
export type Status = (typeof STATUSES)[number];

/** All transitions. Renewing is activating again. */
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

/** Whether a listing with the status is shown until it expires. */
export function isVisible(status: Status): boolean {
  return status === 'basic' || status === 'promoted' || status === 'highlighted';
}

/** The plans that a listing may change to now, cheapest first. */
export function plansFrom(status: Status): PlanId[] {
  return PLAN_IDS.filter((id) => canMove(status, plans[id].status));
}

const DAY_MS = 86_400_000;

/** When a plan of so many days that starts at a given time ends: to the second, ignoring clock changes. */
export function visibleUntilMs(days: number, activatedAtMs: number): number {
  return activatedAtMs + days * DAY_MS;
}
