import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-payment';

const PaymentPage = lazyPart(
  () => import('../features/payments/desk/payment/payment-page.tsx'),
  (module) => module.PaymentPage,
);

export function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, 'moneyDesk.payment');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminPayment({ params }: Route.ComponentProps) {
  return <PaymentPage key={params.id} id={params.id} />;
}
