import { lazy } from 'react';
import { StaffDoor } from './staff-door.tsx';

const Closed = lazy(async () => ({ default: (await import('./closed-desk.tsx')).ClosedDesk }));

/** What stands around every page of the moderators' desk. */
export function DeskPage() {
  return <StaffDoor title="desk.title" isFor={(role) => role !== 'user'} Closed={Closed} />;
}
