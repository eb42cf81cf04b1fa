import type { RouterContextProvider } from 'react-router';
import { translatorFor } from '../../../lib/messages.ts';
import { pageMeta } from '../../../lib/seo/page-meta.ts';
import { startPage } from '../../../lib/start-page.ts';

/** Loader data of a page linked from a saved search's mail; the page itself is the same for everybody. */
export async function loadLinked(args: { context: Readonly<RouterContextProvider> }) {
  const { site, saying } = await startPage(args, 'linkedsearch');
  const t = translatorFor(site.locale);
  const texts = { title: t('savedSearches.linked.title'), description: t('savedSearches.linked.lead') };
  const meta = pageMeta({ ...site, ...texts, path: '/savedSearch', noIndex: true });
  // The URL contains a token, which must not leak to other sites.
  return { saying, meta: [...meta, { name: 'referrer', content: 'same-origin' }] };
}
