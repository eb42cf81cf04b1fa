import { data } from 'react-router';
import { credentialWords } from '../features/credentials/shown/credential-words.ts';
import { translatorFor } from '../lib/messages.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/user';
import { loadProfile } from './user/load-profile.ts';
import { profileMeta } from './user/profile-meta.ts';
import { ProfilePage } from './user/profile-page.tsx';

export { ListErrorBoundary as ErrorBoundary } from '../features/listings/list-error-boundary.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [{ page, status }, { site, saying }] = await Promise.all([
    loadProfile(args, args.params.userId),
    startPage(args, 'profile'),
  ]);
  const words = credentialWords(page.profile.credentials, translatorFor(site.locale));
  return data({ page, words, saying, meta: profileMeta(page, site, args.url.search) }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function UserPage({ loaderData }: Route.ComponentProps) {
  return <ProfilePage page={loaderData.page} credentialWords={loaderData.words} />;
}
