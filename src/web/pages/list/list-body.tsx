import type { ReactNode } from 'react';
import { Heart } from '../../features/favourites/heart.tsx';
import type { ListData } from '../../features/listings/filters/list-data.ts';
import { ListNotices, PaidPlaces } from '../../features/listings/list-notices.tsx';
import { ListResults } from '../../features/listings/list-results.tsx';
import { RESULTS_ID } from './results-id.ts';

/** Two rows of two on phones. */
const PRIORITY_PICTURES = 4;

export interface ListBodyProps {
  list: ListData;
  /** Replaces the cards. */
  results?: ReactNode;
}

/** Below the bar with filters and order: notices and cards. */
export function ListBody({ list, results }: ListBodyProps) {
  return (
    <>
      <ListNotices list={list} />
      <div id={RESULTS_ID} tabIndex={-1} className="outline-none">
        {results ?? <ListResults list={list} headingLevel={2} Heart={Heart} priorityCount={PRIORITY_PICTURES} />}
      </div>
      <PaidPlaces list={list} />
    </>
  );
}
