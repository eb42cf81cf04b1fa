import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { ResetPage } from '../features/sessions/reset-page.tsx';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/reset-password';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, {
    title: 'account.reset.title',
    description: 'account.reset.lead',
    path: '/resetPassword',
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ResetPassword() {
  return <ResetPage />;
}
