import { DecisionPage } from '../features/moderation/notices/decision-page.tsx';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/decision';

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'notices');
  const t = translatorFor(site.locale);
  const texts = { title: t('notices.decision.title'), description: t('notices.decision.lead') };
  return { saying, meta: pageMeta({ ...site, ...texts, path: '/decision', noIndex: true }) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function DecisionRoute({ params }: Route.ComponentProps) {
  return <DecisionPage key={params.id} id={params.id} />;
}
