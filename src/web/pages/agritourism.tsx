import { detailMeta } from '../features/detail/detail-meta.ts';
import { DetailPage } from '../features/detail/detail-page.tsx';
import { loadDetail } from '../features/detail/load-detail.ts';
import { siteOfMatches } from '../features/listings/list-meta.ts';
import type { Route } from './+types/agritourism';

export function loader(args: Route.LoaderArgs) {
  return loadDetail(args, 'agritourism');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? detailMeta(loaderData, siteOfMatches(matches)) : [];
}

export default function AgritourismPage({ loaderData }: Route.ComponentProps) {
  return <DetailPage data={loaderData} />;
}
