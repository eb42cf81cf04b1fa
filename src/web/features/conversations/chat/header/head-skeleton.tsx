import { Skeleton } from '../../../../ui/skeleton.tsx';

/** Placeholder of a conversation's header. */
export function HeadSkeleton() {
  return (
    <div aria-hidden="true" className="border-b border-line bg-surface">
      <div className="flex min-h-16 items-center gap-3 px-4">
        <Skeleton className="size-11 shrink-0 rounded-full" />
        <div className="flex-1">
          <Skeleton className="h-4.5 w-36" />
          <Skeleton className="mt-2 h-3 w-24" />
        </div>
      </div>
      <div className="flex items-center gap-3 border-t border-line px-4 py-2">
        <Skeleton className="size-11 shrink-0 rounded-field" />
        <div className="flex-1">
          <Skeleton className="h-4 w-3/5 max-w-72" />
          <Skeleton className="mt-2 h-3.5 w-20" />
        </div>
      </div>
    </div>
  );
}
