import { PaymentPage } from '../features/payments/paying/payment-page.tsx';
import { formHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/payment';

export const handle = formHandle;

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'paying');
  const t = translatorFor(site.locale);
  const texts = { title: t('paying.payment.title'), description: t('paying.payment.lead') };
  return { saying, meta: pageMeta({ ...site, ...texts, path: '/payment', noIndex: true }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Payment({ params }: Route.ComponentProps) {
  return <PaymentPage key={params.id} id={params.id} />;
}
