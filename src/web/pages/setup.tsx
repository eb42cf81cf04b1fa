import { deskHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/setup';

const SetupPage = lazyPart(
  () => import('../features/settings/setup/setup-page.tsx'),
  (module) => module.SetupPage,
);

export const handle = deskHandle('setup.title');

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'setup');
  const t = translatorFor(site.locale);
  const texts = { title: t('setup.title'), description: t('setup.description') };
  return { saying, meta: pageMeta({ ...site, ...texts, path: '/setup', noIndex: true }) };
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Setup() {
  return <SetupPage />;
}
