import { Outlet } from 'react-router';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/admin-payments';

export async function loader(args: Route.LoaderArgs) {
  const { saying } = await startPage(args, 'moneyDesk');
  return { saying };
}

/** The loader's data is the same for all payments pages. */
export function shouldRevalidate() {
  return false;
}

export default function AdminPayments() {
  return <Outlet />;
}
