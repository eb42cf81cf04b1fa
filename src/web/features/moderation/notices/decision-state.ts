import type { Decision } from '#contract/moderation/decisions.ts';
import type { Tone } from '../../../ui/badge.tsx';

/** Whether a decision is in force; `date` depends on the state. */
export interface DecisionState {
  readonly name: 'active' | 'until' | 'over' | 'lifted' | 'asked';
  readonly tone: Tone;
  /** ISO 8601. */
  readonly date?: string;
}

/** A decision's state at a given time. A suspension expires by itself; a request for changes is no restriction. */
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

/** Whether a decision suspends its user at a given time. */
export function isSuspending(decision: Decision, nowMs: number): boolean {
  const { name } = decisionState(decision, nowMs);
  return decision.action === 'suspendAccount' && (name === 'active' || name === 'until');
}
