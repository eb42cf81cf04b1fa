import type { PastDecision } from '#contract/moderation/cases.ts';

/** Whether a decision still hides content or suspends a user, so that it can be lifted. */
export function stillHolds({ action, liftedAt, suspendedUntil }: PastDecision, nowMs: number): boolean {
  if (liftedAt || action === 'dismiss') return false;
  if (action !== 'suspendAccount') return true;
  return suspendedUntil === null || Date.parse(suspendedUntil) > nowMs;
}
