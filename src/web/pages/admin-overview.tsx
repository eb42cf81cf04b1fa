import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-overview';

const OverviewPage = lazyPart(
  () => import('../features/operator/overview/overview-page.tsx'),
  (module) => module.OverviewPage,
);

export function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, 'operator.nav.overview');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminOverview() {
  return <OverviewPage />;
}
