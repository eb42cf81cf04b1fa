import { ForgotPage } from '../features/sessions/forgot-page.tsx';
import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/forgot-password';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, {
    title: 'account.forgot.title',
    description: 'account.forgot.lead',
    path: '/forgotPassword',
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ForgotPassword() {
  return <ForgotPage />;
}
