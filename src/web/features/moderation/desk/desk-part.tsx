import type { ReactNode } from 'react';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { closedReason } from '../../../lib/staff/closed-reason.ts';
import { RowsSkeleton } from '../../../lib/staff/rows-skeleton.tsx';
import { ClosedDesk } from './closed-desk.tsx';

export interface DeskPartProps<T> {
  remote: UsedRemote<T>;
  skeleton?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Content of the desk loaded from the server; if access was lost meanwhile, why. */
export function DeskPart<T>({ remote, skeleton = <RowsSkeleton />, children }: DeskPartProps<T>) {
  const reason = closedReason(remote.error);
  if (reason) return <ClosedDesk reason={reason} />;
  return (
    <RemotePart remote={remote} skeleton={skeleton}>
      {children}
    </RemotePart>
  );
}
