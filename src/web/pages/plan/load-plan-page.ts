import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { translatorFor } from '../../lib/messages.ts';
import { isPaidPlan } from '../../lib/plans/is-paid-plan.ts';
import { pageMeta } from '../../lib/seo/page-meta.ts';
import { startPage } from '../../lib/start-page.ts';

/** Loader data of a page to choose and order a plan. */
export interface PlanPageData {
  readonly saying: string;
  readonly metas: Readonly<Record<'choosing' | 'ordering', MetaDescriptor[]>>;
}

/** The same for everybody, as only the browser knows the user. */
export async function loadPlanPage(
  args: { context: Readonly<RouterContextProvider> },
  path: string,
): Promise<PlanPageData> {
  const { site, saying } = await startPage(args, 'paying');
  const t = translatorFor(site.locale);
  const metaOf = (title: string, description: string) => pageMeta({ ...site, title, description, path, noIndex: true });
  return {
    saying,
    metas: {
      choosing: metaOf(t('selling.plan.title'), t('selling.plan.lead')),
      ordering: metaOf(t('paying.title'), t('paying.lead')),
    },
  };
}

/** Meta tags: the URL says whether a plan is being chosen or ordered. */
export function planPageMeta({ metas }: PlanPageData, search: string): MetaDescriptor[] {
  return metas[isPaidPlan(new URLSearchParams(search).get('plan')) ? 'ordering' : 'choosing'];
}
