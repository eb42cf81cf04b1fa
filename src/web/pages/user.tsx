import { data } from 'react-router';
import { loadProfile } from '../features/profile/load-profile.ts';
import { profileMeta } from '../features/profile/profile-meta.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import type { Route } from './+types/user';

export { ListErrorBoundary as ErrorBoundary } from '../features/listings/list-error-boundary.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { page, status } = await loadProfile(args, args.params.userId);
  return data(page, { status });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData, location.search) : [];
}

export default function UserPage({ loaderData }: Route.ComponentProps) {
  return <ProfilePage page={loaderData} />;
}
