import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/moderation-queue';

const QueuePage = lazyPart(
  () => import('../features/moderation/desk/queue/queue-page.tsx'),
  (module) => module.QueuePage,
);

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
