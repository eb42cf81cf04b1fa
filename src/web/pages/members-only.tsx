import { MembersOnly } from '../features/frame/members-only.tsx';
import { siteOfMatches } from '../features/listings/list-meta.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { translatorFor } from '../lib/messages.ts';
import type { Route } from './+types/members-only';

export function meta({ matches, location }: Route.MetaArgs) {
  const site = siteOfMatches(matches);
  const t = translatorFor(site.locale);
  return pageMeta({
    ...site,
    title: t('frame.members.title'),
    description: t('frame.members.text'),
    path: location.pathname,
    noIndex: true,
  });
}

export default function MembersOnlyPage() {
  return <MembersOnly />;
}
