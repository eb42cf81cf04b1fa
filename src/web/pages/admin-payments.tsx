import { MoneyDoor } from '../features/payments/desk/money-door.tsx';
import { deskHandle } from '../frame/task.ts';
import { startPage } from '../lib/start-page.ts';
import type { Route } from './+types/admin-payments';

export const handle = deskHandle('moneyDesk.title');

export async function loader(args: Route.LoaderArgs) {
  const { saying } = await startPage(args, 'moneyDesk');
  return { saying };
}

/** The loader's data is the same for all pages of the desk. */
export function shouldRevalidate() {
  return false;
}

export default function AdminPayments() {
  return <MoneyDoor />;
}
