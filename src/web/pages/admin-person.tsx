import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-person';

const PersonPage = lazyPart(
  () => import('../features/operator/person/person-page.tsx'),
  (module) => module.PersonPage,
);

export function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, 'operator.person.title');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminPerson({ params }: Route.ComponentProps) {
  return <PersonPage key={params.id} id={params.id} />;
}
