import { Skeleton } from '../../../../ui/skeleton.tsx';

const ROWS = [1, 2, 3, 4, 5, 6];

/** Placeholder of a list of conversations. */
export function ListSkeleton() {
  return (
    <span className="block px-2 pb-4">
      {ROWS.map((row) => (
        <span key={row} className="flex gap-3 p-2.5">
          <Skeleton className="size-14 shrink-0 rounded-field" />
          <span className="min-w-0 flex-1 py-0.5">
            <Skeleton className={row % 2 ? 'h-4 w-2/5' : 'h-4 w-3/5'} />
            <Skeleton className="mt-2 h-3 w-1/2" />
            <Skeleton className={row % 2 ? 'mt-2 h-3.5 w-4/5' : 'mt-2 h-3.5 w-3/5'} />
          </span>
        </span>
      ))}
    </span>
  );
}
