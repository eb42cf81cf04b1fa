import { data } from 'react-router';
import { eventsMeta } from '../features/listings/calendar/calendar-meta.ts';
import { loadCalendar } from '../features/listings/calendar/load-calendar.ts';
import { QuickDays, ViewLinks } from '../features/listings/calendar/view-links.tsx';
import { loadList } from '../features/listings/load-list.ts';
import { dayOfMoment } from '../lib/format.ts';
import { later } from '../lib/later.tsx';
import { getSeam } from '../lib/seam.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/events';
import { ListPage } from './list/list-page.tsx';

const CalendarView = later(
  () => import('../features/listings/calendar/calendar-view.tsx'),
  (module) => module.CalendarView,
);

export { ListErrorBoundary as ErrorBoundary } from '../features/listings/list-error-boundary.tsx';

export async function loader(args: Route.LoaderArgs) {
  const isCalendar = args.url.searchParams.get('view') === 'calendar';
  const [loaded, { site, saying }] = await Promise.all([
    isCalendar ? loadCalendar(args, 'event') : { ...(await loadList(args, 'event')), calendar: null },
    startPage(args, 'calendar', 'event'),
  ]);
  const { list, calendar, status } = loaded;
  const today = dayOfMoment(getSeam(args).nowMs);
  return data({ list, calendar, today, saying, meta: eventsMeta(loaded, site) }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function EventsPage({ loaderData: { list, calendar, today } }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      above={
        <>
          <ViewLinks list={list} view={calendar ? 'calendar' : 'list'} />
          <QuickDays list={list} today={today} />
        </>
      }
      results={calendar && <CalendarView list={list} calendar={calendar} />}
    />
  );
}
