import { loadDeskPage } from '../features/moderation/desk/load-desk.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Route } from './+types/moderation-appeals';

const AppealsPage = lazyPart(
  () => import('../features/moderation/desk/appeals/appeals-page.tsx'),
  (module) => module.AppealsPage,
);

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
