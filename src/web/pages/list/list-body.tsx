import type { ReactNode } from 'react';
import { Heart } from '../../features/favourites/heart.tsx';
import type { ListData } from '../../features/listings/filters/list-data.ts';
import { ListNotices, PaidPlaces } from '../../features/listings/list-notices.tsx';
import { ListResults } from '../../features/listings/list-results.tsx';
import { SaveSearch } from '../../features/saved-searches/save-search.tsx';
import { RESULTS_ID } from './results-id.ts';
import { searchOf } from './search-of.ts';

/** Two rows of two on phones. */
const PRIORITY_PICTURES = 4;

export interface ListBodyProps {
  list: ListData;
  /** Replaces the cards. */
  results?: ReactNode;
}

/** Below the bar with filters and order: notices and cards. */
export function ListBody({ list, results }: ListBodyProps) {
  const search = searchOf(list);
  return (
    <>
      <ListNotices list={list} />
      <div id={RESULTS_ID} tabIndex={-1} className="outline-none">
        {results ?? (
          <ListResults
            list={list}
            headingLevel={2}
            Heart={Heart}
            priorityCount={PRIORITY_PICTURES}
            whenNothing={<SaveSearch search={search} isForNothing />}
          />
        )}
      </div>
      <PaidPlaces list={list} />
    </>
  );
}
