import type { Route } from './+types/ad';
import { DetailError } from './detail/detail-error.tsx';
import { DetailPage } from './detail/detail-page.tsx';
import { loadDetail } from './detail/load-detail.ts';

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
