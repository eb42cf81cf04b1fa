import { getSeam } from '../lib/seam.ts';
import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-plans';

const PlansDesk = lazyPart(
  () => import('./admin/plans-desk.tsx'),
  (module) => module.PlansDesk,
);

export async function loader(args: Route.LoaderArgs) {
  const [{ meta }, { saying }, pricing] = await Promise.all([
    loadAdminPage(args, 'operator.nav.plans'),
    startPage(args, 'pricesDesk'),
    getSeam(args).document('pricing'),
  ]);
  return { meta, saying, pricing };
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminPlans({ loaderData }: Route.ComponentProps) {
  return <PlansDesk pricing={loaderData.pricing} />;
}
