import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { VerifyPage } from '../features/sessions/verify-page.tsx';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/verify-email';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, {
    title: 'account.verify.title',
    description: 'account.verify.waiting',
    path: '/verifyEmail',
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function VerifyEmail({ params }: Route.ComponentProps) {
  return <VerifyPage key={params.id} token={params.id} />;
}
