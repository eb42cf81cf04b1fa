import { data } from 'react-router';
import { listMeta } from '../features/listings/list-meta.ts';
import { loadList } from '../features/listings/load-list.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/ads';
import { ListPage } from './list/list-page.tsx';

export { ListErrorBoundary as ErrorBoundary } from '../features/listings/list-error-boundary.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [loaded, { site, saying }] = await Promise.all([loadList(args, 'ad'), startPage(args, 'list', 'ad')]);
  const { list, status } = loaded;
  return data({ list, saying, meta: listMeta(loaded, site) }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={loaderData.list} />;
}
