import { MembersOnly, membersTitle } from '../features/frame/members-only.tsx';
import { siteOfMatches } from '../features/frame/site-of-matches.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { translatorFor } from '../lib/messages.ts';
import type { Route } from './+types/members-only';

export function meta({ matches, location: { pathname } }: Route.MetaArgs) {
  const site = siteOfMatches(matches);
  const t = translatorFor(site.locale);
  const title = t(membersTitle(pathname));
  return pageMeta({ ...site, title, description: t('frame.members.text'), path: pathname, noIndex: true });
}

export default function MembersOnlyPage() {
  return <MembersOnly />;
}
