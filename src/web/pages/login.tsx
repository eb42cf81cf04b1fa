import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { LoginPage } from '../features/sessions/login-page.tsx';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/login';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, {
    title: 'account.login.title',
    description: 'account.login.lead',
    path: '/login',
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Login() {
  return <LoginPage />;
}
