import { data } from 'react-router';
import { listMeta, siteOfMatches } from '../features/listings/list-meta.ts';
import { ListPage } from '../features/listings/list-page.tsx';
import { loadList } from '../features/listings/load-list.ts';
import type { Route } from './+types/ads';

export { ListErrorBoundary as ErrorBoundary } from '../features/listings/list-error-boundary.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { list, status } = await loadList(args, 'ad');
  return data({ list }, { status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? listMeta(loaderData.list, siteOfMatches(matches)) : [];
}

export default function AdsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData.list} />;
}
