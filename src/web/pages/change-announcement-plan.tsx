import { loadPlanPage } from '../features/plans-choice/load-plan-page.ts';
import { PlanPage } from '../features/plans-choice/plan-page.tsx';
import type { Route } from './+types/change-announcement-plan';

export function loader(args: Route.LoaderArgs) {
  return loadPlanPage(args, '/changeAnnouncementPlan');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ChangeAnnouncementPlan() {
  return <PlanPage kind="ad" />;
}
