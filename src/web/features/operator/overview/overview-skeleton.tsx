import { Skeleton } from '../../../ui/skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of the overview. */
export function OverviewSkeleton() {
  return (
    <span className="flex flex-col gap-9">
      <Skeleton className="h-24 w-full rounded-card" />
      <span className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-44 rounded-card" />
        ))}
      </span>
    </span>
  );
}
