import { lazy } from 'react';
import { StaffDoor } from '../../../lib/staff/staff-door.tsx';

const Closed = lazy(async () => ({ default: (await import('./closed-desk.tsx')).ClosedDesk }));

/** Layout of the moderators' desk. */
export function DeskPage() {
  return <StaffDoor title="desk.title" isFor={(role) => role !== 'user'} Closed={Closed} />;
}
