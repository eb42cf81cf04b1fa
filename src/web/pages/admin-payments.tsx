import { MoneyDoor } from '../features/money-desk/money-door.tsx';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/admin-payments';

export async function loader(args: Route.LoaderArgs) {
  const { saying } = await startPage(args, 'moneyDesk');
  return { saying };
}

/** The server knows nothing that differs from page to page of the desk. */
export function shouldRevalidate() {
  return false;
}

export default function AdminPayments() {
  return <MoneyDoor />;
}
