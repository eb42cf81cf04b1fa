import type { Decision } from '#contract/decisions.ts';
import type { Tone } from '../../ui/badge.tsx';

/** Whether a decision holds now: with `date` where the state has one. */
export interface DecisionState {
  readonly name: 'active' | 'until' | 'over' | 'lifted' | 'asked';
  readonly tone: Tone;
  /** ISO 8601. */
  readonly date?: string;
}

/** How a decision stands at a moment. A suspension ends by itself; whoever is only asked for a change is not restricted. */
export function decisionState(
  { action, liftedAt, suspendedUntil }: Pick<Decision, 'action' | 'liftedAt' | 'suspendedUntil'>,
  nowMs: number,
): DecisionState {
  if (liftedAt) return { name: 'lifted', tone: 'success', date: liftedAt };
  if (action === 'askChange') return { name: 'asked', tone: 'amber' };
  if (!suspendedUntil) return { name: 'active', tone: 'danger' };
  if (Date.parse(suspendedUntil) <= nowMs) return { name: 'over', tone: 'neutral', date: suspendedUntil };
  return { name: 'until', tone: 'danger', date: suspendedUntil };
}

/** Whether a decision keeps its person from writing at a moment. */
export function isSuspending(decision: Decision, nowMs: number): boolean {
  const { name } = decisionState(decision, nowMs);
  return decision.action === 'suspendAccount' && (name === 'active' || name === 'until');
}
