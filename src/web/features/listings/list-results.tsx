import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { listHref } from '../filters/list-address.ts';
import type { ListData } from '../filters/list-data.ts';
import { BeyondTheEnd, ListingGridSkeleton, NothingFound } from './list-states.tsx';
import { ListingGrid, type ListingGridProps } from './listing-grid.tsx';
import { usePendingList } from './use-pending-list.ts';

export interface ListResultsProps extends Pick<ListingGridProps, 'headingLevel' | 'priorityCount'> {
  list: ListData;
}

/** The cards of a list with the links to its other pages, or what to say where there are none. */
export function ListResults({ list, headingLevel, priorityCount }: ListResultsProps) {
  const { address, found, beyond } = list;
  const pending = usePendingList(address);
  if (pending === 'slow') return <ListingGridSkeleton />;
  if (beyond) return <BeyondTheEnd list={list} />;
  if (found.items.length === 0) return <NothingFound list={list} />;
  return (
    <div
      aria-busy={pending === 'yes' || undefined}
      className={classNames('transition-opacity', pending === 'yes' && 'opacity-50')}
    >
      <ListingGrid items={found.items} headingLevel={headingLevel} priorityCount={priorityCount} />
      <ListPages list={list} />
    </div>
  );
}

/** The links to the other pages of a list. */
export function ListPages({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  return (
    <Pagination
      className="mt-10"
      page={found.page}
      pageCount={found.pageCount}
      hrefOf={(page) => listHref(address, { ...values, page: String(page) })}
      labels={{
        navigation: t('list.pagination'),
        previous: t('list.previous'),
        next: t('list.next'),
        page: (page) => t('list.pageNumber', { page }),
      }}
    />
  );
}
