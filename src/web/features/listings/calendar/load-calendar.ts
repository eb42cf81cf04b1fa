import type { KindId } from '#kinds/index.ts';
import { dayOfMoment } from '../../../lib/format.ts';
import { getSeam } from '../../../lib/seam.ts';
import { fullCard, type SentCard } from '../card-listing.ts';
import type { ListData } from '../filters/list-data.ts';
import { type ListLoaderArgs, type LoadedList, loadList } from '../load-list.ts';
import { addMonths, comingSpan, findMonth, isDay, monthOfDay, type Span, spanOfMonth } from './days.ts';
import type { CalendarEvent } from './weeks.ts';

/**
 * A month of events, or those of the coming weeks.
 *
 * month        null for the coming weeks.
 * today        the Polish day for which the page is rendered.
 * isIndexable  whether the month is near enough to be worth indexing.
 * isComplete   false when there were more events than a calendar can show.
 */
export interface CalendarData {
  readonly month: string | null;
  readonly span: Span;
  readonly today: string;
  readonly events: readonly CalendarEvent[];
  readonly isComplete: boolean;
  readonly isIndexable: boolean;
}

/** Query parameters of the calendar rather than the list. */
export const CALENDAR_PARAMS = ['view', 'month'] as const;

/** At most this many pages of events are loaded for a month. */
const MAX_PAGES = 10;
const INDEXED_MONTHS = 6;

/** Loads the month of the query, else the coming weeks, narrowed by the list's filters. For loaders only. */
export async function loadCalendar(
  args: ListLoaderArgs,
  kindId: KindId,
): Promise<LoadedList & { calendar: CalendarData }> {
  const today = dayOfMoment(getSeam(args).nowMs);
  const search = args.url.searchParams;
  const wanted = { from: search.get('from') ?? undefined, to: search.get('to') ?? undefined };
  const month = findMonth(search.get('month') ?? undefined) ?? (isDay(wanted.from) ? monthOfDay(wanted.from) : null);
  const span = month === null ? comingSpan(today) : spanOfMonth(month);
  // Past days of the current week stay empty.
  const days = narrow({ first: month === null ? today : span.first, last: span.last }, wanted);
  const read = (page: number) =>
    loadList(args, kindId, {
      keep: CALENDAR_PARAMS,
      fixed: { from: days.first, to: days.last, past: '1', sort: 'starts_at', page: String(page) },
    });
  const first = await read(1);
  const pageCount = days.isEmpty ? 1 : Math.min(first.list.found.pageCount, MAX_PAGES);
  const others = await Promise.all(Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => read(index + 2)));
  const cards = days.isEmpty ? [] : [first, ...others].flatMap(({ list }) => list.found.items);
  const errors = { ...wrongDays(wanted), ...first.list.errors };
  return {
    list: { ...(days.isEmpty ? emptied(first.list) : first.list), errors },
    cover: null,
    status: Object.keys(errors).length > 0 ? 400 : first.status,
    calendar: {
      month,
      span,
      today,
      events: cards.flatMap(toCalendarEvent),
      isComplete: days.isEmpty || first.list.found.pageCount <= MAX_PAGES,
      isIndexable:
        month === null || (month >= monthOfDay(today) && month < addMonths(monthOfDay(today), INDEXED_MONTHS)),
    },
  };
}

/** The intersection of the calendar's days and the visitor's date range. */
function narrow({ first, last }: Pick<Span, 'first' | 'last'>, { from, to }: { from?: string; to?: string }) {
  const start = isDay(from) && from > first ? from : first;
  const end = isDay(to) && to < last ? to : last;
  return start <= end ? { first: start, last: end, isEmpty: false } : { first, last, isEmpty: true };
}

/** Invalid dates of the query; the calendar shows the month without them and the list reports them. */
function wrongDays(wanted: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).flatMap(([name, day]) => (!day || isDay(day) ? [] : [[name, '']])));
}

function emptied(list: ListData): ListData {
  return { ...list, found: { ...list.found, items: [], total: 0, totalIsExact: true, pageCount: 0 } };
}

function toCalendarEvent(card: SentCard): CalendarEvent[] {
  const { id, title, town, tags, startsAt, endsAt } = fullCard(card);
  if (startsAt === null) return [];
  // An event that ends at midnight does not extend to the next day.
  const lastMoment = endsAt === null ? startsAt : Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1);
  const days = { firstDay: dayOfMoment(startsAt), lastDay: dayOfMoment(lastMoment) };
  return [{ id, title, town, tag: tags[0] ?? null, startsAt, ...days }];
}
