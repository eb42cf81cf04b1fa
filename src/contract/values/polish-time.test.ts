import { expect, test } from 'vitest';
import { momentAtPolishClock, polishClock, polishDay, polishMidnight, polishTimestamp } from './polish-time.ts';

const at = (text: string) => momentAtPolishClock(text)?.toISOString();

test('a local time is read as summer or winter time', () => {
  expect(at('2026-12-05T10:00')).toBe('2026-12-05T09:00:00.000Z');
  expect(at('2026-08-15T10:00')).toBe('2026-08-15T08:00:00.000Z');
  expect(polishClock('2026-08-15T08:00:00.000Z')).toBe('2026-08-15T10:00');
  expect(polishTimestamp('2026-08-15T08:00:30.000Z')).toBe('2026-08-15T10:00:30+02:00');
  expect(polishTimestamp('2026-12-05T09:00:00.000Z')).toBe('2026-12-05T10:00:00+01:00');
});

test('the skipped hour is read as the next one, the repeated hour as the first', () => {
  expect(at('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('incomplete or impossible dates are undefined', () => {
  expect(['', '2026-12-05T', 'T10:00', '2026-02-30T10:00', '2026-12-05T25:00'].map(at)).toEqual(
    Array(5).fill(undefined),
  );
});

test.each([
  ['2025-12-31', '2025-12-30T23:00:00.000Z', '2025-12-31T23:00:00.000Z'],
  ['2026-03-28', '2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z', '2026-03-30T22:00:00.000Z'],
  ['2026-10-24', '2026-10-23T22:00:00.000Z', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z', '2026-10-26T23:00:00.000Z'],
])('%s begins and ends at midnight of the clocks', (day, begin, end) => {
  expect([polishMidnight(day), polishMidnight(day, 1)].map((moment) => moment.toISOString())).toEqual([begin, end]);
  expect([begin, Date.parse(end) - 1].map(polishDay)).toEqual([day, day]);
});
