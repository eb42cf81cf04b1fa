import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/change-agritourism-plan';
import { loadPlanPage, planPageMeta } from './plan/load-plan-page.ts';
import { PlanPage } from './plan/plan-page.tsx';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadPlanPage(args, '/changeAgritourismPlan');
}

/** The loader's data is the same for choosing and ordering. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? planPageMeta(loaderData, location.search) : [];
}

export default function ChangeAgritourismPlan() {
  return <PlanPage kind="agritourism" />;
}
