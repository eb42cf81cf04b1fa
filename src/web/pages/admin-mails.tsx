import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-mails';

const MailsPage = lazyPart(
  () => import('../features/operator/mails/mails-page.tsx'),
  (module) => module.MailsPage,
);

export function loader(args: Route.LoaderArgs) {
  return loadAdminPage(args, 'operator.nav.mails');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminMails() {
  return <MailsPage />;
}
