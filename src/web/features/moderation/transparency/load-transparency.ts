import type { RouterContextProvider } from 'react-router';
import { getTransparency } from '#contract/moderation/transparency.ts';
import { translatorFor } from '../../../lib/messages.ts';
import { getSeam } from '../../../lib/seam.ts';
import { pageMeta } from '../../../lib/seo/page-meta.ts';
import { startPage } from '../../../lib/start-page.ts';

/** The figures, with the texts of the page's head; for the page's loader only. */
export async function loadTransparency(args: { readonly context: Readonly<RouterContextProvider> }) {
  const { api } = getSeam(args);
  const [{ periods }, { site, saying }] = await Promise.all([
    api.call(getTransparency),
    startPage(args, 'transparency'),
  ]);
  const t = translatorFor(site.locale);
  const texts = { title: t('transparency.title'), description: t('transparency.lead') };
  return { periods, saying, meta: pageMeta({ ...site, ...texts, path: '/transparency' }) };
}
