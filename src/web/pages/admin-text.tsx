import { loadAdminPage } from '../lib/staff/admin/load-admin-page.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/admin-text';

const TextPage = lazyPart(
  () => import('../features/texts/text-page.tsx'),
  (module) => module.TextPage,
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

export default function AdminText({ params }: Route.ComponentProps) {
  return <TextPage id={params.id} />;
}
