import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-people';

const PeoplePage = lazyPart(
  () => import('../features/operator/people/people-page.tsx'),
  (module) => module.PeoplePage,
);

export function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, 'operator.nav.people');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminPeople() {
  return <PeoplePage />;
}
