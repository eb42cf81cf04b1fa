import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { LoginLinkPage } from '../features/sessions/login-link-page.tsx';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/login-link';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, {
    title: 'account.byLink.title',
    description: 'account.byLink.lead',
    path: '/loginLink',
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function LoginLink() {
  return <LoginLinkPage />;
}
