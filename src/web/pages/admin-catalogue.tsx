import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-catalogue';

const CataloguePage = lazyPart(
  () => import('../features/catalogue/catalogue-page.tsx'),
  (module) => module.CataloguePage,
);

export async function loader(args: Route.LoaderArgs) {
  const [{ meta }, { saying }] = await Promise.all([
    loadAdminPage(args, 'operator.nav.catalogue'),
    startPage(args, 'catalogue'),
  ]);
  return { meta, saying };
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminCatalogue() {
  return <CataloguePage />;
}
