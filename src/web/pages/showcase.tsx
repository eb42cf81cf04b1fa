import { getSeam } from '../lib/seam.ts';
import { pageMeta } from '../lib/seo/page-meta.ts';
import { Showcase } from '../ui/showcase.tsx';
import type { Route } from './+types/showcase';

export function loader(args: Route.LoaderArgs) {
  const { locale, publicUrl, market } = getSeam(args);
  return { site: { locale, publicUrl, market } };
}

/** For developers: Polish in every language, and not indexed. */
export function meta({ loaderData }: Route.MetaArgs) {
  const title = 'Z czego zbudowany jest Jarmark';
  return loaderData ? pageMeta({ ...loaderData.site, path: '/sc', title, description: title, noIndex: true }) : [];
}

export default function ShowcasePage() {
  return (
    <>
      <h1 className="sr-only">Z czego zbudowany jest Jarmark</h1>
      <Showcase />
    </>
  );
}
