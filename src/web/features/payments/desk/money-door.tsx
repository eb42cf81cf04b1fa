import { StaffDoor } from '../../../lib/staff/staff-door.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const Closed = lazyPart(
  () => import('./closed-money.tsx'),
  (module) => module.ClosedMoney,
);

/** Access check and layout of the admins' payments pages. */
export function MoneyDoor() {
  return <StaffDoor title="moneyDesk.title" isFor={(role) => role === 'admin'} Closed={Closed} />;
}
