import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/moderation-audit';

const AuditPage = lazyPart(
  () => import('../features/moderation/desk/audit/audit-page.tsx'),
  (module) => module.AuditPage,
);

export function loader(args: Route.LoaderArgs) {
  return loadDeskPage(args, 'desk.tab.log');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ModerationAudit() {
  return <AuditPage />;
}
