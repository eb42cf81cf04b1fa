import { lazy } from 'react';
import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import type { Route } from './+types/moderation-appeals';

const AppealsPage = lazy(async () => ({
  default: (await import('../features/moderation/desk/appeals/appeals-page.tsx')).AppealsPage,
}));

export function loader(args: Route.LoaderArgs) {
  return loadDeskPage(args, 'desk.tab.appeals');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ModerationAppeals() {
  return <AppealsPage />;
}
