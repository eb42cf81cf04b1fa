import { DetailError } from '../features/detail/detail-error.tsx';
import { DetailPage } from '../features/detail/detail-page.tsx';
import { loadDetail } from '../features/detail/load-detail.ts';
import type { Route } from './+types/ad';

export function loader(args: Route.LoaderArgs) {
  return loadDetail(args, 'ad');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdPage({ loaderData }: Route.ComponentProps) {
  return <DetailPage data={loaderData} />;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} params={params} />;
}
