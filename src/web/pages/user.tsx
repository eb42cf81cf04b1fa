import { data } from 'react-router';
import { loadProfile } from '../features/profile/load-profile.ts';
import { profileMeta } from '../features/profile/profile-meta.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/user';

export { ListErrorBoundary as ErrorBoundary } from '../features/listings/list-error-boundary.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [{ page, status }, { site, saying }] = await Promise.all([
    loadProfile(args, args.params.userId),
    startPage(args, 'profile'),
  ]);
  return data({ page, saying, meta: profileMeta(page, site, args.url.search) }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function UserPage({ loaderData }: Route.ComponentProps) {
  return <ProfilePage page={loaderData.page} />;
}
