import { lazy } from 'react';
import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import type { Route } from './+types/moderation-case';

const CasePage = lazy(async () => ({
  default: (await import('../features/moderation/desk/case/case-page.tsx')).CasePage,
}));

export function loader(args: Route.LoaderArgs) {
  return loadDeskPage(args, 'desk.case.title');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ModerationCase({ params }: Route.ComponentProps) {
  return <CasePage key={params.id} id={params.id} />;
}
