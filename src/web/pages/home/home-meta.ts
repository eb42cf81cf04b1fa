import type { MetaDescriptor } from 'react-router';
import { translatorFor } from '../../lib/messages.ts';
import type { Site } from '../../lib/seo/addresses.ts';
import { jsonLd } from '../../lib/seo/json-ld.ts';
import { pageMeta } from '../../lib/seo/page-meta.ts';
import { siteData } from '../../lib/seo/site-data.ts';

/** Meta tags of the home page. The language must have been loaded. */
export function homeMeta(site: Site): MetaDescriptor[] {
  const description = translatorFor(site.locale)('home.description');
  return [
    ...pageMeta({ ...site, description, path: '/', feedPath: '/feed.atom?kind=ad' }),
    jsonLd(siteData(site, { description, logoPath: '/icon-512.png' })),
  ];
}
