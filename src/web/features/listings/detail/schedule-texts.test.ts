import { expect, test } from 'vitest';
import { momentParts, programmeLines, standingOf } from './schedule-texts.ts';

test('an event is upcoming, ongoing or over, counted in Polish days', () => {
  const [start, end] = ['2026-11-28T15:00:00.000Z', '2026-11-28T22:00:00.000Z'];
  const at = (moment: string) => standingOf(start, end, Date.parse(moment));
  expect(at('2026-11-26T23:30:00Z')).toEqual({ is: 'coming', days: 1 });
  expect(at('2026-11-28T08:00:00Z')).toEqual({ is: 'coming', days: 0 });
  expect(at('2026-11-28T15:00:00Z')).toEqual({ is: 'ongoing' });
  expect(at('2026-11-28T22:00:00Z')).toEqual({ is: 'ended' });
  expect(standingOf(start, null, Date.parse('2026-11-28T22:59:00Z'))).toEqual({ is: 'ongoing' });
  expect(standingOf(start, null, Date.parse('2026-11-28T23:01:00Z'))).toEqual({ is: 'ended' });
});

test('a timestamp is formatted in Polish time', () => {
  expect(momentParts('pl', '2026-11-28T23:30:00.000Z')).toMatchObject({
    weekday: 'niedziela',
    date: '29\u00a0listopada 2026',
    time: '00:30',
  });
});

test("a programme's times are separated", () => {
  expect(programmeLines('9.00 – spacer\n\nOgnisko do rana\n17:30 tańce')).toEqual([
    { time: '9:00', text: 'spacer' },
    { time: null, text: 'Ognisko do rana' },
    { time: '17:30', text: 'tańce' },
  ]);
});
