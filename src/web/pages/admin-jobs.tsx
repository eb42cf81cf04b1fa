import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-jobs';

const JobsPage = lazyPart(
  () => import('../features/operator/jobs/jobs-page.tsx'),
  (module) => module.JobsPage,
);

export function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, 'operator.nav.jobs');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminJobs() {
  return <JobsPage />;
}
