import { data } from 'react-router';
import { eventsMeta } from '../features/calendar/calendar-meta.ts';
import { CalendarView } from '../features/calendar/calendar-view.tsx';
import { loadCalendar } from '../features/calendar/load-calendar.ts';
import { ViewLinks } from '../features/calendar/view-links.tsx';
import { siteOfMatches } from '../features/listings/list-meta.ts';
import { ListPage } from '../features/listings/list-page.tsx';
import { loadList } from '../features/listings/load-list.ts';
import type { Route } from './+types/events';

export { ListErrorBoundary as ErrorBoundary } from '../features/listings/list-error-boundary.tsx';

export async function loader(args: Route.LoaderArgs) {
  if (args.url.searchParams.get('view') === 'calendar') {
    const { list, status, calendar } = await loadCalendar(args, 'event');
    return data({ list, calendar }, { status });
  }
  const { list, status } = await loadList(args, 'event');
  return data({ list, calendar: null }, { status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? eventsMeta(loaderData.list, loaderData.calendar, siteOfMatches(matches)) : [];
}

export default function EventsPage({ loaderData: { list, calendar } }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      above={<ViewLinks list={list} view={calendar ? 'calendar' : 'list'} />}
      results={calendar && <CalendarView list={list} calendar={calendar} />}
    />
  );
}
