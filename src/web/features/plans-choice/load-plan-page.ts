import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { translatorFor } from '../../lib/messages.ts';
import { startPage } from '../../lib/start-page.ts';
import { isPaidPlan } from '../paying/ordered.ts';
import { pageMeta } from '../seo/page-meta.ts';

/** The data of a page where a plan is chosen and ordered. */
export interface PlanPageData {
  readonly saying: string;
  readonly metas: Readonly<Record<'choosing' | 'ordering', MetaDescriptor[]>>;
}

/** Loads it: the same for all, as only the browser knows whose it is. */
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

/** What the head says: the address tells whether a plan is chosen or ordered already. */
export function planPageMeta({ metas }: PlanPageData, search: string): MetaDescriptor[] {
  return metas[isPaidPlan(new URLSearchParams(search).get('plan')) ? 'ordering' : 'choosing'];
}
