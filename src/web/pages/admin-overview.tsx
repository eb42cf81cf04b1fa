import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import type { Route } from './+types/admin-overview';
import { Overview } from './admin/overview.tsx';

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
  return <Overview />;
}
