import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-settings';

const SettingsPage = lazyPart(
  () => import('../features/settings/desk/settings-page.tsx'),
  (module) => module.SettingsPage,
);

export async function loader(args: Route.LoaderArgs) {
  const [{ meta }, { saying }] = await Promise.all([
    loadAdminPage(args, 'operator.nav.settings'),
    startPage(args, 'settings'),
  ]);
  return { meta, saying };
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminSettings() {
  return <SettingsPage />;
}
