import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/moderation-credential';

const CredentialCasePage = lazyPart(
  () => import('./credentials-desk/case-page.tsx'),
  (module) => module.CredentialCasePage,
);

export function loader(args: Route.LoaderArgs) {
  return loadDeskPage(args, 'credentials.desk.title');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ModerationCredential({ params }: Route.ComponentProps) {
  return <CredentialCasePage key={params.id} id={params.id} />;
}
