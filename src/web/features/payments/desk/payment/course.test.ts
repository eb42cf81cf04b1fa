import { expect, test } from 'vitest';
import { courseOf } from './course.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();

test("the timeline is chronological, with the provider's event before its effects at the same time", () => {
  const steps = courseOf({
    startedAt: at(0),
    paidAt: at(2),
    withdrawalRequestedAt: at(30),
    events: [
      { kind: 'paid', amount: 39, receivedAt: at(2) },
      { kind: 'refunded', amount: 20, receivedAt: at(50) },
    ],
    refunds: [
      {
        id: 1,
        amount: 20,
        reason: 'withdrawal',
        note: '',
        failure: null,
        state: 'done',
        requestedAt: at(40),
        doneAt: at(50),
      },
    ],
  });
  expect(steps.map(({ what, kind }) => kind ?? what)).toEqual([
    'started',
    'paid',
    'paid',
    'withdrawn',
    'refund',
    'refunded',
    'refundDone',
  ]);
  expect(steps.map(({ what }) => what).slice(1, 3)).toEqual(['event', 'paid']);
});

test('only what has happened is in the timeline', () => {
  expect(courseOf({ startedAt: at(0), paidAt: null, withdrawalRequestedAt: null, events: [], refunds: [] })).toEqual([
    { what: 'started', at: at(0) },
  ]);
});
