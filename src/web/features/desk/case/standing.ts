import type { PastDecision } from '#contract/moderation.ts';

/** Whether a decision still keeps something from being seen or somebody from writing, so that it can be lifted. */
export function stillHolds({ action, liftedAt, suspendedUntil }: PastDecision, nowMs: number): boolean {
  if (liftedAt || action === 'dismiss') return false;
  if (action !== 'suspendAccount') return true;
  return suspendedUntil === null || Date.parse(suspendedUntil) > nowMs;
}
