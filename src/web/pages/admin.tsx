import { deskHandle } from '../frame/task.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/admin';
import { AdminDoor } from './admin/admin-door.tsx';

export const handle = deskHandle('operator.title');

export async function loader(args: Route.LoaderArgs) {
  const { saying } = await startPage(args, 'operator');
  return { saying };
}

/** The loader's data is the same for all pages of the desk. */
export function shouldRevalidate() {
  return false;
}

export default function Admin() {
  return <AdminDoor />;
}
