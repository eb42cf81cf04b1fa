import { getShowcase } from '#contract/listings.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { siteOfMatches } from '../features/listings/list-meta.ts';
import { jsonLd } from '../features/seo/json-ld.ts';
import { pageMeta } from '../features/seo/page-meta.ts';
import { siteData } from '../features/seo/site-data.ts';
import { translatorFor } from '../lib/messages.ts';
import { getSeam } from '../lib/seam.ts';
import type { Route } from './+types/home';

export function loader(args: Route.LoaderArgs) {
  return getSeam(args).api.call(getShowcase);
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOfMatches(matches);
  const description = translatorFor(site.locale)('home.description');
  return [
    ...pageMeta({ ...site, description, path: '/', feedPath: '/feed.atom?kind=ad' }),
    jsonLd(siteData(site, { description, logoPath: '/icon-512.png' })),
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage showcase={loaderData} />;
}
