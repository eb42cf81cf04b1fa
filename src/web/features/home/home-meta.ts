import type { MetaDescriptor } from 'react-router';
import { translatorFor } from '../../lib/messages.ts';
import type { Site } from '../seo/addresses.ts';
import { jsonLd } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { siteData } from '../seo/site-data.ts';

/** What search engines are told of the home page. The language's messages must have been started. */
export function homeMeta(site: Site): MetaDescriptor[] {
  const description = translatorFor(site.locale)('home.description');
  return [
    ...pageMeta({ ...site, description, path: '/', feedPath: '/feed.atom?kind=ad' }),
    jsonLd(siteData(site, { description, logoPath: '/icon-512.png' })),
  ];
}
