import type { ReactNode } from 'react';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { RemotePart } from '../panel/remote-part.tsx';
import type { UsedRemote } from '../panel/use-remote.ts';
import { ClosedDesk } from './closed-desk.tsx';
import { closedReason } from './use-desk.ts';

export interface DeskPartProps<T> {
  remote: UsedRemote<T>;
  skeleton?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Something of the desk that the server keeps; where the desk was closed meanwhile, why. */
export function DeskPart<T>({ remote, skeleton = <RowsSkeleton />, children }: DeskPartProps<T>) {
  const reason = closedReason(remote.error);
  if (reason) return <ClosedDesk reason={reason} />;
  return (
    <RemotePart remote={remote} skeleton={skeleton}>
      {children}
    </RemotePart>
  );
}

const ROWS = [1, 2, 3, 4];

/** The place of a list. */
export function RowsSkeleton() {
  return (
    <span className="card block divide-y divide-line">
      {ROWS.map((row) => (
        <span key={row} className="flex gap-4 p-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <span className="min-w-0 flex-1">
            <Skeleton className="h-5 w-3/5" />
            <SkeletonText lines={2} className="mt-3" />
          </span>
        </span>
      ))}
    </span>
  );
}
