import { expect, test } from 'vitest';
import { dayOfMoment } from '../../../lib/format.ts';
import { addDays, addMonths, comingSpan, findMonth, isDay, quickRanges, spanOfMonth, weekdayOf } from './days.ts';
import { agendaOf, type CalendarEvent, eventsOn, weeksOf } from './weeks.ts';

let lastId = 0;
function anEvent(firstDay: string, lastDay = firstDay): CalendarEvent {
  lastId += 1;
  return {
    id: lastId,
    title: `Wydarzenie ${lastId}`,
    town: 'Narew',
    tag: 'fair',
    startsAt: `${firstDay}T09:00:00Z`,
    firstDay,
    lastDay,
  };
}

test('a timestamp belongs to its Polish day', () => {
  expect(dayOfMoment('2026-12-05T23:30:00Z')).toBe('2026-12-06');
  expect(dayOfMoment('2026-07-05T21:30:00Z')).toBe('2026-07-05');
});

test('adding days and months crosses month and year ends', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(weekdayOf('2026-11-02')).toBe(0);
  expect(weekdayOf('2026-11-01')).toBe(6);
});

test.each(['2026-13', '1999-01', '2026-1', 'x', undefined])('%j is not a month', (text) => {
  expect(findMonth(text)).toBeUndefined();
});

test('only real calendar days are days', () => {
  expect([isDay('2026-02-28'), isDay('2026-02-30'), isDay('2026-2-3'), isDay(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a month is shown in whole weeks', () => {
  expect(spanOfMonth('2026-11')).toEqual({
    first: '2026-10-26',
    last: '2026-12-06',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(weeksOf(spanOfMonth('2027-02'), []).map(({ days }) => days[0])).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
});

test('a long event is split by week', () => {
  const weeks = weeksOf(spanOfMonth('2026-12'), [anEvent('2026-12-12', '2026-12-15')]);
  const parts = weeks.flatMap((week) => week.parts);
  expect(parts).toMatchObject([
    { column: 5, span: 2, lane: 0, continues: false, goesOn: true },
    { column: 0, span: 2, lane: 0, continues: true, goesOn: false },
  ]);
});

test('overlapping parts are in different lanes, others share one', () => {
  const [a, b, c] = [
    anEvent('2026-12-07', '2026-12-09'),
    anEvent('2026-12-08', '2026-12-10'),
    anEvent('2026-12-10', '2026-12-11'),
  ];
  const week = weeksOf(spanOfMonth('2026-12'), [c, b, a])[1];
  expect(week?.laneCount).toBe(2);
  expect(week?.parts.map(({ event, lane }) => [event.id, lane])).toEqual([
    [a.id, 0],
    [b.id, 1],
    [c.id, 0],
  ]);
});

test('a one-day event is on its day', () => {
  const event = anEvent('2026-12-24');
  const week = weeksOf(spanOfMonth('2026-12'), [event]).find(({ days }) => days.includes('2026-12-24'));
  expect(week?.singles[3]).toEqual([event]);
  expect(week?.parts).toEqual([]);
});

test("the agenda has only the month's days; events that started earlier are on the first", () => {
  const early = anEvent('2026-11-29', '2026-12-02');
  const late = anEvent('2027-01-01');
  const inside = anEvent('2026-12-05');
  expect(agendaOf(spanOfMonth('2026-12'), [inside, late, early])).toEqual([
    { day: '2026-12-01', events: [early] },
    { day: '2026-12-05', events: [inside] },
  ]);
  expect(eventsOn('2026-12-02', [early, inside])).toEqual([early]);
});

test('the coming weeks start with the week of today, and their agenda with today', () => {
  const span = comingSpan('2026-11-25');
  expect(span).toEqual({ first: '2026-11-23', last: '2026-12-27', from: '2026-11-25', to: '2026-12-27' });
  const [over, running, last, later] = [
    anEvent('2026-11-24'),
    anEvent('2026-11-23', '2026-11-26'),
    anEvent('2026-12-27'),
    anEvent('2026-12-28'),
  ];
  expect(agendaOf(span, [over, running, last, later])).toEqual([
    { day: '2026-11-25', events: [running] },
    { day: '2026-12-27', events: [last] },
  ]);
  expect(weeksOf(span, [])).toHaveLength(5);
});

test('today, the weekend and the week are offered once each', () => {
  const days = (today: string) => quickRanges(today).map(({ id, from, to }) => [id, from, to]);
  expect(days('2026-11-25')).toEqual([
    ['today', '2026-11-25', '2026-11-25'],
    ['weekend', '2026-11-28', '2026-11-29'],
    ['week', '2026-11-25', '2026-11-29'],
  ]);
  expect(days('2026-11-28')).toEqual([
    ['today', '2026-11-28', '2026-11-28'],
    ['weekend', '2026-11-28', '2026-11-29'],
  ]);
  expect(days('2026-11-29')).toEqual([['today', '2026-11-29', '2026-11-29']]);
});
