import { loadTransparency } from '../features/moderation/transparency/load-transparency.ts';
import { TransparencyPage } from '../features/moderation/transparency/transparency-page.tsx';
import type { Route } from './+types/transparency';

export function loader(args: Route.LoaderArgs) {
  return loadTransparency(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function TransparencyRoute({ loaderData }: Route.ComponentProps) {
  return <TransparencyPage periods={loaderData.periods} />;
}
