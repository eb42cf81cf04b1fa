import { LinkedPage } from '../features/saved-searches/by-link/linked-page.tsx';
import { loadLinked } from '../features/saved-searches/by-link/load-linked.ts';
import type { Route } from './+types/saved-search';

export function loader(args: Route.LoaderArgs) {
  return loadLinked(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function SavedSearchRoute({ params }: Route.ComponentProps) {
  return <LinkedPage key={params.token} token={params.token} />;
}
