import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canMove, isVisible, plansFrom, STATUSES, type Status, visibleUntilMs } from './life.ts';

/** The design's transition table, written out: from → to. */
const ALLOWED = new Set([
  'neverActivated→basic',
  'neverActivated→promoted',
  'neverActivated→highlighted',
  'basic→promoted',
  'basic→highlighted',
  'promoted→highlighted',
  'basic→expired',
  'promoted→expired',
  'highlighted→expired',
  'expired→basic',
  'expired→promoted',
  'expired→highlighted',
]);

test.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
  expect(canMove(from, to)).toBe(ALLOWED.has(`${from}→${to}`));
});

test('the offered plans are those with a transition', () => {
  expect(Object.fromEntries(STATUSES.map((status) => [status, plansFrom(status)]))).toEqual({
    neverActivated: ['free', 'basic', 'extended'],
    basic: ['basic', 'extended'],
    promoted: ['extended'],
    highlighted: [],
    expired: ['free', 'basic', 'extended'],
  });
});

test('no transition leads back to never activated, and no sequence leaves the table', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STATUSES)), (wishes) => {
      let status: Status = 'neverActivated';
      for (const wish of wishes) if (canMove(status, wish)) status = wish;
      return wishes.length === 0 || status !== 'neverActivated' || wishes.every((wish) => !isVisible(wish));
    }),
  );
});

test('a plan lasts fourteen days to the second, even across a clock change', () => {
  const activatedAtMs = Date.parse('2026-10-20T12:00:00+02:00');
  expect(visibleUntilMs(14, activatedAtMs)).toBe(Date.parse('2026-11-03T11:00:00+01:00'));
});
