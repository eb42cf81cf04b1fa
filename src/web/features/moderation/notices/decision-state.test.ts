import { expect, test } from 'vitest';
import type { Decision } from '#contract/moderation/decisions.ts';
import { decisionState, isSuspending } from './decision-state.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const LATER = '2026-12-01T12:00:00.000Z';
const BEFORE = '2026-11-01T12:00:00.000Z';

function aDecision(over: Partial<Decision>): Decision {
  return { action: 'suspendAccount', liftedAt: null, suspendedUntil: null, ...over } as Decision;
}

test.each([
  ['a suspension for good', {}, 'active', true],
  ['a suspension for a time', { suspendedUntil: LATER }, 'until', true],
  ['a suspension that has ended by itself', { suspendedUntil: BEFORE }, 'over', false],
  ['a suspension that was lifted before its end', { suspendedUntil: LATER, liftedAt: BEFORE }, 'lifted', false],
  ['something hidden', { action: 'hide' }, 'active', false],
  ['something hidden that is shown again', { action: 'hide', liftedAt: BEFORE }, 'lifted', false],
  ['something that is to be changed', { action: 'askChange' }, 'asked', false],
] as const)('%s', (_, over, name, suspends) => {
  expect(decisionState(aDecision(over), NOW_MS).name).toBe(name);
  expect(isSuspending(aDecision(over), NOW_MS)).toBe(suspends);
});
