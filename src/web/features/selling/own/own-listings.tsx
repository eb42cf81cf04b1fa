import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { KindId } from '#kinds/index.ts';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';
import { HolidayCard, HolidayNotice } from './holiday-parts.tsx';
import { OwnFound } from './own-found.tsx';
import { viewOf } from './own-view.ts';
import type { ShowNumbers } from './show-numbers.ts';
import { useHoliday } from './use-holiday.ts';
import { useOwnPage } from './use-own-page.ts';

export interface OwnListingsProps {
  kind: KindId;
  showNumbers: ShowNumbers;
  /** Shown when there are no listings of the kind. */
  empty: ReactNode;
  /** Below everything. */
  children?: ReactNode;
}

/** The user's listings of a kind with all actions. */
export function OwnListings({ kind, showNumbers, empty, children }: OwnListingsProps) {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const remote = useOwnPage(kind, view);
  const holiday = useHoliday(remote.reload);
  return (
    <RemotePart remote={remote} skeleton={<RowsSkeleton />}>
      {(page) => (
        <>
          {page.holidaySince !== null && <HolidayNotice holiday={holiday} since={page.holidaySince} />}
          {page.counts.all + page.counts.deleted === 0 && view.q === '' ? (
            empty
          ) : (
            <OwnFound kind={kind} view={view} page={page} remote={remote} showNumbers={showNumbers} />
          )}
          <div className="mt-4 grid items-start gap-5 md:grid-cols-2">
            <HolidayCard holiday={holiday} since={page.holidaySince} />
            {children}
          </div>
        </>
      )}
    </RemotePart>
  );
}

const ROWS = [1, 2, 3];

function RowsSkeleton() {
  return (
    <span className="flex flex-col gap-3">
      {ROWS.map((row) => (
        <span key={row} className="card flex gap-4 p-4">
          <Skeleton className="size-20 shrink-0 rounded-field sm:h-24 sm:w-30" />
          <span className="min-w-0 flex-1">
            <Skeleton className="h-5 w-3/5" />
            <SkeletonText lines={2} className="mt-4" />
          </span>
        </span>
      ))}
    </span>
  );
}
