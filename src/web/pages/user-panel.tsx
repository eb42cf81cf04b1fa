import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { deskHandle } from '../frame/task.ts';
import { translatorFor } from '../lib/messages.ts';
import { SECTION_IDS, type SectionId, sectionOf } from '../lib/panel/sections.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/user-panel';
import { PanelPage } from './user-panel/panel-page.tsx';

export const handle = deskHandle('panel.title');

export async function loader(args: Route.LoaderArgs) {
  const { site, saying } = await startPage(args, 'panel');
  const t = translatorFor(site.locale);
  const title = t('panel.title');
  const titles = SECTION_IDS.map((id) => [id, id === 'overview' ? title : `${t(`panel.section.${id}`)}, ${title}`]);
  const shared = { ...site, path: '/userpanel', description: t('panel.lead'), noIndex: true } as const;
  const metas = titles.map(([id, text]) => [id, pageMeta({ ...shared, title: text ?? title })]);
  return { saying, metas: Object.fromEntries(metas) as Record<SectionId, ReturnType<typeof pageMeta>> };
}

/** The loader's data is the same for all sections. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData?.metas[sectionOf(location.search)] ?? [];
}

export default function UserPanelPage() {
  return <PanelPage />;
}
