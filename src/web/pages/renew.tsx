import { RenewPage } from '../features/my-listings/renew-page.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { translatorFor } from '../lib/messages.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/renew';

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'selling');
  const t = translatorFor(site.locale);
  const texts = { title: t('selling.renew.title'), description: t('selling.renew.waiting') };
  const meta = pageMeta({ ...site, ...texts, path: '/renew', noIndex: true });
  // The address holds a token, which no other site is to see.
  return { saying, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Renew({ params }: Route.ComponentProps) {
  return <RenewPage key={params.token} token={params.token} />;
}
