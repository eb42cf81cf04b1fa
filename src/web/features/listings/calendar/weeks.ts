import { addDays, type Span } from './days.ts';

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
 * The part of a long event within one week.
 *
 * column     0 for Monday to 6 for Sunday; the part covers `span` columns.
 * lane       the row below the day numbers, from 0; parts in one lane never overlap.
 * continues  the event began before this week; `goesOn`: it ends after it.
 */
export interface Part {
  readonly event: CalendarEvent;
  readonly column: number;
  readonly span: number;
  readonly lane: number;
  readonly continues: boolean;
  readonly goesOn: boolean;
}

/**
 * A week from Monday to Sunday.
 *
 * parts    of events longer than a day, in `laneCount` lanes.
 * singles  one-day events by column.
 */
export interface Week {
  readonly days: readonly string[];
  readonly parts: readonly Part[];
  readonly laneCount: number;
  readonly singles: readonly (readonly CalendarEvent[])[];
}

/** The weeks of a calendar, with their events. */
export function weeksOf({ first, last }: Span, events: readonly CalendarEvent[]): Week[] {
  const ordered = [...events].sort(byStartThenLength);
  const weeks: Week[] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) weeks.push(weekOf(monday, ordered));
  return weeks;
}

/** Long ones first, so that short ones fill the gaps below. */
function byStartThenLength(a: CalendarEvent, b: CalendarEvent): number {
  return (
    a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay) || a.startsAt.localeCompare(b.startsAt)
  );
}

function weekOf(monday: string, events: readonly CalendarEvent[]): Week {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const sunday = addDays(monday, 6);
  /** The first free column of each lane. */
  const freeFrom: number[] = [];
  const parts = events
    .filter(({ firstDay, lastDay }) => firstDay !== lastDay && firstDay <= sunday && lastDay >= monday)
    .map((event): Part => {
      const column = Math.max(0, days.indexOf(event.firstDay));
      const end = event.lastDay > sunday ? 6 : days.indexOf(event.lastDay);
      const free = freeFrom.findIndex((each) => each <= column);
      const lane = free < 0 ? freeFrom.length : free;
      freeFrom[lane] = end + 1;
      return {
        event,
        column,
        span: end - column + 1,
        lane,
        continues: event.firstDay < monday,
        goesOn: event.lastDay > sunday,
      };
    });
  const singles = days.map((day) => events.filter(({ firstDay, lastDay }) => firstDay === day && lastDay === day));
  return { days, parts, laneCount: freeFrom.length, singles };
}

/** The days that a calendar is about and that have events; an event of several days is on its first one. */
export function agendaOf(
  { from, to }: Span,
  events: readonly CalendarEvent[],
): { day: string; events: CalendarEvent[] }[] {
  const byDay = new Map<string, CalendarEvent[]>();
  for (const event of [...events].sort(byStartThenLength)) {
    const day = event.firstDay < from ? from : event.firstDay;
    if (day > to || event.lastDay < from) continue;
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return [...byDay].map(([day, those]) => ({ day, events: those }));
}

/** The events of a day, including those that began earlier. */
export function eventsOn(day: string, events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}
