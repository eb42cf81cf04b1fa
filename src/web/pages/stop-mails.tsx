import { data } from 'react-router';
import { callStop } from '../features/notifications/stop-mails/call-stop.ts';
import { sendStop } from '../features/notifications/stop-mails/send-stop.ts';
import { StopPage } from '../features/notifications/stop-mails/stop-page.tsx';
import type { StopState } from '../features/notifications/stop-mails/stop-state.ts';
import { loadSignIn } from '../features/sessions/load-sign-in.ts';
import { formHandle } from '../frame/task.ts';
import type { Route } from './+types/stop-mails';

export const handle = formHandle;

export function loader(args: Route.LoaderArgs) {
  return loadSignIn(args, { title: 'account.stop.title', description: 'account.stop.text', path: '/stopMails' });
}

export function action(args: Route.ActionArgs) {
  return sendStop(args, args.params.token);
}

export async function clientAction({ params }: Route.ClientActionArgs) {
  return data<StopState>(await callStop(params.token));
}

/** The page is the same before and after; only the form's result differs. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function StopMails({ params, actionData }: Route.ComponentProps) {
  return <StopPage key={params.token} state={actionData} />;
}
