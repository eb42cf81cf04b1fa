import { detailMeta } from '../features/detail/detail-meta.ts';
import { DetailPage } from '../features/detail/detail-page.tsx';
import { loadDetail } from '../features/detail/load-detail.ts';
import { siteOfMatches } from '../features/listings/list-meta.ts';
import type { Route } from './+types/event';

export function loader(args: Route.LoaderArgs) {
  return loadDetail(args, 'event');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? detailMeta(loaderData, siteOfMatches(matches)) : [];
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  return <DetailPage data={loaderData} />;
}
