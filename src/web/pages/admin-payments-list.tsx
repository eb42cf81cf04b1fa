import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-payments-list';

const PaymentsPage = lazyPart(
  () => import('../features/payments/desk/list/payments-page.tsx'),
  (module) => module.PaymentsPage,
);

export function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, 'moneyDesk.tab.all');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminPaymentsList() {
  return <PaymentsPage />;
}
