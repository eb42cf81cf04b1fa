import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadPlanPage, planPageMeta } from '../features/plans-choice/load-plan-page.ts';
import { PlanPage } from '../features/plans-choice/plan-page.tsx';
import type { Route } from './+types/change-announcement-plan';

export function loader(args: Route.LoaderArgs) {
  return loadPlanPage(args, '/changeAnnouncementPlan');
}

/** Choosing and ordering differ in nothing that the server knows. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return loaderData ? planPageMeta(loaderData, location.search) : [];
}

export default function ChangeAnnouncementPlan() {
  return <PlanPage kind="ad" />;
}
