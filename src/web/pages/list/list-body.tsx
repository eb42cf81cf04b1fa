import type { ReactNode } from 'react';
import { Heart } from '../../features/favourites/heart.tsx';
import { ActiveFilterChips } from '../../features/listings/filters/active-filter-chips.tsx';
import type { ListData } from '../../features/listings/filters/list-data.ts';
import { ListNotices } from '../../features/listings/list-notices.tsx';
import { ListResults } from '../../features/listings/list-results.tsx';

const PRIORITY_PICTURES = 3;

export interface ListBodyProps {
  list: ListData;
  /** Replaces the cards. */
  results?: ReactNode;
}

/** Below the bar with count and order: active filters, notices, cards. */
export function ListBody({ list, results }: ListBodyProps) {
  return (
    <>
      <ActiveFilterChips list={list} />
      <ListNotices list={list} />
      {results ?? <ListResults list={list} headingLevel={2} Heart={Heart} priorityCount={PRIORITY_PICTURES} />}
    </>
  );
}
