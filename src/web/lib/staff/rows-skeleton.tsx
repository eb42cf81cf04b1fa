import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';

const ROWS = [1, 2, 3, 4];

/** Placeholder of a list. */
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
