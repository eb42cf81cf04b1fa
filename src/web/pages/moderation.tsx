import { DeskPage } from '../features/desk/desk-page.tsx';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/moderation';

export async function loader(args: Route.LoaderArgs) {
  const { saying } = await startPage(args, 'desk');
  return { saying };
}

/** The server knows nothing that differs from page to page of the desk. */
export function shouldRevalidate() {
  return false;
}

export default function Moderation() {
  return <DeskPage />;
}
