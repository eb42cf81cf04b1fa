import { lazy } from 'react';
import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import type { Route } from './+types/moderation-audit';

const AuditPage = lazy(async () => ({
  default: (await import('../features/moderation/desk/audit/audit-page.tsx')).AuditPage,
}));

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
