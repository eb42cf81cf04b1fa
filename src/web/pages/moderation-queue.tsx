import { lazy } from 'react';
import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import type { Route } from './+types/moderation-queue';

const QueuePage = lazy(async () => ({
  default: (await import('../features/moderation/desk/queue/queue-page.tsx')).QueuePage,
}));

export function loader(args: Route.LoaderArgs) {
  return loadDeskPage(args, 'desk.tab.open');
}

export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ModerationQueue() {
  return <QueuePage />;
}
