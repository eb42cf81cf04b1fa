import type { MetaDescriptor } from 'react-router';
import type { InfoDocument } from '#contract/web-seam.ts';
import { translatorFor } from '../../lib/messages.ts';
import type { Site } from '../seo/addresses.ts';
import { jsonLd } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/site-data.ts';

/** What search engines are told of a document's page: its title, its lead, the way to it. */
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
