import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-vouchers';

const VouchersPage = lazyPart(
  () => import('../features/payments/vouchers/vouchers-page.tsx'),
  (module) => module.VouchersPage,
);

export async function loader(args: Route.LoaderArgs) {
  const [{ meta }, { saying }] = await Promise.all([
    loadAdminPage(args, 'operator.nav.vouchers'),
    startPage(args, 'vouchers'),
  ]);
  return { meta, saying };
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminVouchers() {
  return <VouchersPage />;
}
