import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-texts';

const TextsPage = lazyPart(
  () => import('../features/texts/texts-page.tsx'),
  (module) => module.TextsPage,
);

export async function loader(args: Route.LoaderArgs) {
  const [{ meta }, { saying }] = await Promise.all([
    loadAdminPage(args, 'operator.nav.texts'),
    startPage(args, 'texts'),
  ]);
  return { meta, saying };
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function AdminTexts() {
  return <TextsPage />;
}
