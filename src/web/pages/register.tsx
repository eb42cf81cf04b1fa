import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { RegisterPage } from '../features/sessions/register-page.tsx';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/register';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, {
    title: 'account.register.title',
    description: 'account.register.lead',
    path: '/register',
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Register() {
  return <RegisterPage />;
}
