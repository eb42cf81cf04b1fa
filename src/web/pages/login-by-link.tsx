import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { LoginByLinkPage } from '../features/sessions/login-by-link-page.tsx';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/login-by-link';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, {
    title: 'account.byLink.enterTitle',
    description: 'account.byLink.enterText',
    path: '/loginLink',
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function LoginByLink({ params }: Route.ComponentProps) {
  return <LoginByLinkPage key={params.token} token={params.token} />;
}
