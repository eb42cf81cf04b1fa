import { NoticePage } from '../features/notices/notice-page.tsx';
import { pageMeta } from '../features/seo/page-meta.ts';
import { translatorFor } from '../lib/messages.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/notice';

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'notices');
  const t = translatorFor(site.locale);
  const texts = { title: t('notices.notice.title'), description: t('notices.notice.lead') };
  const meta = pageMeta({ ...site, ...texts, path: '/notice', noIndex: true });
  // The address holds a token, which no other site is to see.
  return { saying, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NoticeRoute({ params }: Route.ComponentProps) {
  return <NoticePage key={params.token} token={params.token} />;
}
