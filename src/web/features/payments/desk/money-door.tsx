import { lazy } from 'react';
import { StaffDoor } from '../../../lib/staff/staff-door.tsx';

const Closed = lazy(async () => ({ default: (await import('./closed-money.tsx')).ClosedMoney }));

/** Access check and layout of the admins' payments pages. */
export function MoneyDoor() {
  return <StaffDoor title="moneyDesk.title" isFor={(role) => role === 'admin'} Closed={Closed} />;
}
