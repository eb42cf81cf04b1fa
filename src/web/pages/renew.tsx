import { RenewPage } from '../features/selling/own/renew-page.tsx';
import { formHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/renew';

export const handle = formHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'selling');
  const t = translatorFor(site.locale);
  const texts = { title: t('selling.renew.title'), description: t('selling.renew.waiting') };
  const meta = pageMeta({ ...site, ...texts, path: '/renew', noIndex: true });
  // The URL contains a token, which must not leak to other sites.
  return { saying, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Renew({ params }: Route.ComponentProps) {
  return <RenewPage key={params.token} token={params.token} />;
}
