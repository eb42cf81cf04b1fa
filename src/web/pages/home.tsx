import { getShowcase } from '#contract/listings/listings.ts';
import { pageError } from '../lib/page-error.ts';
import { getSeam } from '../lib/seam.ts';
import { startPage } from '../lib/start-page.ts';
import { readText } from '../lib/texts/calls.ts';
import type { Route } from './+types/home';
import { homeData } from './home/home-data.ts';
import { homeMeta } from './home/home-meta.ts';
import { HomePage } from './home/home-page.tsx';

/** The loader computes the meta tags: the browser needs the result, not the code. */
export async function loader(args: Route.LoaderArgs) {
  const { api, nowMs } = getSeam(args);
  const [showcase, { fields: words }, { site, saying }] = await Promise.all([
    api.call(getShowcase),
    api.call(readText, { params: { id: 'home' } }),
    startPage(args, 'home'),
  ]).catch((error) => {
    throw pageError(error);
  });
  return { home: homeData(showcase, nowMs), words, saying, meta: homeMeta(site) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData.home} words={loaderData.words} />;
}
