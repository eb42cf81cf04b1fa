import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { listHref } from './filters/list-address.ts';
import type { ListData } from './filters/list-data.ts';
import { BeyondTheEnd, ListingGridSkeleton, NothingFound } from './list-states.tsx';
import { ListingGrid, type ListingGridProps } from './listing-grid.tsx';
import { usePendingList } from './use-pending-list.ts';

export interface ListResultsProps extends Pick<ListingGridProps, 'headingLevel' | 'Heart' | 'priorityCount'> {
  list: ListData;
  /** Among what to try when nothing is found. */
  whenNothing?: ReactNode;
}

/** The cards of a list with pagination, or an empty state. */
export function ListResults({ list, headingLevel, Heart, priorityCount, whenNothing }: ListResultsProps) {
  const { address, found, beyond } = list;
  const pending = usePendingList(address);
  if (pending === 'slow') return <ListingGridSkeleton />;
  if (beyond) return <BeyondTheEnd list={list} />;
  if (found.items.length + found.partial.length === 0) return <NothingFound list={list} first={whenNothing} />;
  return (
    <div
      aria-busy={pending === 'yes' || undefined}
      className={classNames('transition-opacity', pending === 'yes' && 'opacity-50')}
    >
      {found.items.length > 0 && (
        <ListingGrid items={found.items} headingLevel={headingLevel} Heart={Heart} priorityCount={priorityCount} />
      )}
      <PartialResults list={list} Heart={Heart} priorityCount={found.items.length > 0 ? 0 : priorityCount} />
      <ListPages list={list} />
    </div>
  );
}

/** Partial matches, under their own heading. */
function PartialResults({
  list: { found },
  Heart,
  priorityCount,
}: Pick<ListResultsProps, 'list' | 'Heart' | 'priorityCount'>) {
  const t = useT();
  if (found.partial.length === 0) return null;
  const isAlone = found.items.length === 0;
  const isPlaced = found.near !== null || found.understood.some(({ kind }) => kind === 'place');
  const isNotHere = isAlone && isPlaced;
  const title = isNotHere ? 'list.partial.notHere' : isAlone ? 'list.partial.alone' : 'list.partial.title';
  return (
    <section aria-labelledby={PARTIAL_ID} className={isAlone ? undefined : 'mt-10'}>
      <h2 id={PARTIAL_ID} className="text-subheading">
        {t(title)}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t(isNotHere ? 'list.partial.notHereText' : 'list.partial.text')}</p>
      <ListingGrid items={found.partial} headingLevel={3} Heart={Heart} priorityCount={priorityCount} />
    </section>
  );
}

const PARTIAL_ID = 'partial-results';

/** The pagination of a list. */
export function ListPages({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  return (
    <Pagination
      className="mt-8"
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
