import { expect, test } from 'vitest';
import type { PastDecision } from '#contract/moderation/cases.ts';
import { stillHolds } from './standing.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const decision = (part: Partial<PastDecision>) =>
  ({ action: 'hide', liftedAt: null, suspendedUntil: null, ...part }) as PastDecision;

test.each([
  [decision({}), true],
  [decision({ action: 'askChange' }), true],
  [decision({ action: 'dismiss' }), false],
  [decision({ liftedAt: '2026-11-20T12:00:00Z' }), false],
  [decision({ action: 'suspendAccount' }), true],
  [decision({ action: 'suspendAccount', suspendedUntil: '2026-11-22T12:00:00Z' }), true],
  [decision({ action: 'suspendAccount', suspendedUntil: '2026-11-21T11:00:00Z' }), false],
])('%o is in force: %s', (each, holds) => {
  expect(stillHolds(each, NOW)).toBe(holds);
});
