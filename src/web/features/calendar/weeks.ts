import { addDays, gridOfMonth } from './days.ts';

/** An event as the calendar shows it; `firstDay` and `lastDay` are Polish days. */
export interface CalendarEvent {
  readonly id: number;
  readonly title: string;
  readonly town: string;
  readonly tag: string | null;
  readonly startsAt: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * The part of an event that lies in one week.
 *
 * column     0 for Monday to 6 for Sunday; the part covers `span` columns.
 * lane       the line below the days' numbers, from 0; parts in one lane never meet.
 * continues  the event began before this week; `goesOn`, it ends after it.
 */
export interface Part {
  readonly event: CalendarEvent;
  readonly column: number;
  readonly span: number;
  readonly lane: number;
  readonly continues: boolean;
  readonly goesOn: boolean;
}

/** A week: its seven days, what lies in it, and by day how many parts lie below the last lane that is shown. */
export interface Week {
  readonly days: readonly string[];
  readonly parts: readonly Part[];
  readonly hidden: readonly number[];
  readonly laneCount: number;
}

/** The weeks of a month with the events in lanes, at most `maxLanes` of them. */
export function weeksOf(month: string, events: readonly CalendarEvent[], maxLanes: number): Week[] {
  const { first, last } = gridOfMonth(month);
  const ordered = [...events].sort(byStartThenLength);
  const weeks: Week[] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) weeks.push(weekOf(monday, ordered, maxLanes));
  return weeks;
}

/** Long ones first, so that they lie on top and short ones fill the rest. */
function byStartThenLength(a: CalendarEvent, b: CalendarEvent): number {
  return a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay) || a.startsAt.localeCompare(b.startsAt);
}

function weekOf(monday: string, events: readonly CalendarEvent[], maxLanes: number): Week {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const sunday = days[6] ?? monday;
  /** By lane, the first column that is still free. */
  const freeFrom: number[] = [];
  const all = events
    .filter(({ firstDay, lastDay }) => firstDay <= sunday && lastDay >= monday)
    .map((event): Part => {
      const column = event.firstDay < monday ? 0 : days.indexOf(event.firstDay);
      const end = event.lastDay > sunday ? 6 : days.indexOf(event.lastDay);
      const free = freeFrom.findIndex((each) => each <= column);
      const lane = free < 0 ? freeFrom.length : free;
      freeFrom[lane] = end + 1;
      return { event, column, span: end - column + 1, lane, continues: event.firstDay < monday, goesOn: event.lastDay > sunday };
    });
  const parts = all.filter(({ lane }) => lane < maxLanes);
  const hidden = days.map((_, day) => all.filter((part) => part.lane >= maxLanes && part.column <= day && day < part.column + part.span).length);
  return { days, parts, hidden, laneCount: Math.min(freeFrom.length, maxLanes) };
}

/** The days of a month on which something happens, with what happens; an event of several days is at its first one there. */
export function agendaOf(month: string, events: readonly CalendarEvent[]): { day: string; events: CalendarEvent[] }[] {
  const byDay = new Map<string, CalendarEvent[]>();
  for (const event of [...events].sort(byStartThenLength)) {
    const day = event.firstDay < `${month}-01` ? `${month}-01` : event.firstDay;
    if (!day.startsWith(month) || event.lastDay < `${month}-01`) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return [...byDay].map(([day, those]) => ({ day, events: those }));
}

/** What happens on a day, also what began before it. */
export function eventsOn(day: string, events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}
