import { loadPlanPage } from '../features/plans-choice/load-plan-page.ts';
import { PlanPage } from '../features/plans-choice/plan-page.tsx';
import type { Route } from './+types/change-agritourism-plan';

export function loader(args: Route.LoaderArgs) {
  return loadPlanPage(args, '/changeAgritourismPlan');
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ChangeAgritourismPlan() {
  return <PlanPage kind="agritourism" />;
}
