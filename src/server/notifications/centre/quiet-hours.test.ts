import { expect, test } from 'vitest';
import { clockOf, minutesOf, quietLeftS } from './quiet-hours.ts';

const NIGHT = { from: minutesOf('22:00'), until: minutesOf('07:00') };

test('a time of day survives the conversion to minutes and back', () => {
  for (const clock of ['00:00', '06:05', '22:30', '23:59']) expect(clockOf(minutesOf(clock))).toBe(clock);
});

test('quiet hours follow the Polish clock, over midnight and in both halves of the year', () => {
  const left = (moment: string) => quietLeftS(NIGHT, new Date(moment));
  expect(left('2026-07-01T19:59:00Z')).toBe(0);
  expect(left('2026-07-01T20:00:00Z')).toBe(9 * 3_600);
  expect(left('2026-07-02T04:59:30Z')).toBe(30);
  expect(left('2026-07-02T05:00:00Z')).toBe(0);
  expect(left('2026-12-01T21:00:00Z')).toBe(9 * 3_600);
  expect(left('2026-12-01T20:59:59Z')).toBe(0);
});

test('daytime quiet hours end on the same day', () => {
  const noon = { from: minutesOf('12:00'), until: minutesOf('13:00') };
  expect(quietLeftS(noon, new Date('2026-12-01T11:30:00Z'))).toBe(1_800);
  expect(quietLeftS(noon, new Date('2026-12-01T12:00:00Z'))).toBe(0);
});
