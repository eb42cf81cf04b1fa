import { Suspended } from '../features/moderation/notices/suspended.tsx';
import { ShopLinkPage } from '../features/payments/paying/shop-link-page.tsx';
import { formHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/shop-link-plan';

export const handle = formHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'paying');
  const t = translatorFor(site.locale);
  const texts = { title: t('paying.shop.title'), description: t('paying.shop.lead') };
  return { saying, meta: pageMeta({ ...site, ...texts, path: '/shopLinkPlan', noIndex: true }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ShopLinkPlan() {
  return <ShopLinkPage notice={<Suspended className="mb-6" />} />;
}
