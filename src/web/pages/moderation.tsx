import { DeskPage } from '../features/moderation/desk/desk-page.tsx';
import { deskHandle } from '../frame/task.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/moderation';

export const handle = deskHandle('desk.title');

export async function loader(args: Route.LoaderArgs) {
  const { saying } = await startPage(args, 'desk');
  return { saying };
}

/** The loader's data is the same for all pages of the desk. */
export function shouldRevalidate() {
  return false;
}

export default function Moderation() {
  return <DeskPage />;
}
