import { StaffDoor } from '../../../lib/staff/staff-door.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const Closed = lazyPart(
  () => import('./closed-desk.tsx'),
  (module) => module.ClosedDesk,
);

/** Layout of the moderators' desk. */
export function DeskPage() {
  return <StaffDoor title="desk.title" isFor={(role) => role !== 'user'} Closed={Closed} />;
}
