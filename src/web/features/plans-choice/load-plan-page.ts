import type { RouterContextProvider } from 'react-router';
import { translatorFor } from '../../lib/messages.ts';
import { startPage } from '../../lib/start-page.ts';
import { pageMeta } from '../seo/page-meta.ts';

/** The data of a page where a plan is chosen, for its loader: the same for all, as only the browser knows whose it is. */
export async function loadPlanPage(args: { context: Readonly<RouterContextProvider> }, path: string) {
  const { site, saying } = await startPage(args, 'selling');
  const t = translatorFor(site.locale);
  const [title, description] = [t('selling.plan.title'), t('selling.plan.lead')];
  return { saying, meta: pageMeta({ ...site, title, description, path, noIndex: true }) };
}
