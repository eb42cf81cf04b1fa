import type { ReactNode } from 'react';
import { ActiveFilterChips } from '../filters/active-filter-chips.tsx';
import type { ListData } from '../filters/list-data.ts';
import { ListNotices } from './list-notices.tsx';
import { ListResults } from './list-results.tsx';

const PRIORITY_PICTURES = 3;

export interface ListBodyProps {
  list: ListData;
  /** Instead of the cards. */
  results?: ReactNode;
}

/** What stands below the bar with the number and the order: the filters that are on, what is to be said, the cards. */
export function ListBody({ list, results }: ListBodyProps) {
  return (
    <>
      <ActiveFilterChips list={list} />
      <ListNotices list={list} />
      {results ?? <ListResults list={list} headingLevel={2} priorityCount={PRIORITY_PICTURES} />}
    </>
  );
}
