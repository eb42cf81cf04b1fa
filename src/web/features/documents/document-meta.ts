import type { MetaDescriptor } from 'react-router';
import type { InfoDocument } from '#contract/web-seam.ts';
import { translatorFor } from '../../lib/messages.ts';
import type { Site } from '../../lib/seo/addresses.ts';
import { jsonLd } from '../../lib/seo/json-ld.ts';
import { pageMeta } from '../../lib/seo/page-meta.ts';
import { breadcrumbList } from '../../lib/seo/site-data.ts';

/** Meta tags of a document's page: title, description, breadcrumbs. */
export function documentMeta(
  { title, lead }: Pick<InfoDocument, 'title' | 'lead'>,
  path: string,
  site: Site,
): MetaDescriptor[] {
  const home = translatorFor(site.locale)('pages.home');
  const trail = [
    { name: home, path: '/' },
    { name: title, path },
  ];
  return [...pageMeta({ ...site, path, title, description: lead }), jsonLd(breadcrumbList(trail, site))];
}
