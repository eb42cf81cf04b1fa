import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/moderation-credentials';

const CredentialQueuePage = lazyPart(
  () => import('./credentials-desk/queue-page.tsx'),
  (module) => module.CredentialQueuePage,
);

export function loader(args: Route.LoaderArgs) {
  return loadDeskPage(args, 'desk.tab.credentials');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ModerationCredentials() {
  return <CredentialQueuePage />;
}
