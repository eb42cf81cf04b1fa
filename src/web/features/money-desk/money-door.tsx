import { lazy } from 'react';
import { StaffDoor } from '../desk/staff-door.tsx';

const Closed = lazy(async () => ({ default: (await import('./closed-money.tsx')).ClosedMoney }));

/** What stands around the admins' pages for payments. */
export function MoneyDoor() {
  return <StaffDoor title="moneyDesk.title" isFor={(role) => role === 'admin'} Closed={Closed} />;
}
