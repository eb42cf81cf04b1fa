import { NoticePage } from '../features/moderation/notices/notice-page.tsx';
import { translatorFor } from '../lib/messages.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/notice';

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'notices');
  const t = translatorFor(site.locale);
  const texts = { title: t('notices.notice.title'), description: t('notices.notice.lead') };
  const meta = pageMeta({ ...site, ...texts, path: '/notice', noIndex: true });
  // The URL contains a token, which must not leak to other sites.
  return { saying, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function NoticeRoute({ params }: Route.ComponentProps) {
  return <NoticePage key={params.token} token={params.token} />;
}
