import { StaffDoor } from '../../lib/staff/staff-door.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { AdminFrame } from './admin-frame.tsx';

const Closed = lazyPart(
  () => import('../../lib/staff/admin/closed-admin.tsx'),
  (module) => module.ClosedAdmin,
);

/** Access check and layout of all pages of the operator's desk. */
export function AdminDoor() {
  return (
    <StaffDoor title="operator.title" isFor={(role) => role === 'admin'} Closed={Closed}>
      <AdminFrame />
    </StaffDoor>
  );
}
