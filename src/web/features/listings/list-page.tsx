import type { ReactNode } from 'react';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ActiveFilters, activeFilters } from '../filters/active-filters.tsx';
import { FilterButton, FILTERS_ID } from '../filters/filter-button.tsx';
import { FilterForm } from '../filters/filter-form.tsx';
import type { ListData } from '../filters/list-data.ts';
import { CategoryChips } from './category-chips.tsx';
import { ListNotices } from './list-notices.tsx';
import { ListResults, usePendingList } from './list-results.tsx';
import { listTexts } from './list-texts.ts';
import { SortMenu } from './sort-menu.tsx';
import { totalText } from './total-text.ts';

export interface ListPageProps {
  list: ListData;
  /** Instead of what the kind, the category and the words make of it. */
  title?: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** Between the heading and the results: another view of the same list, a switch. */
  above?: ReactNode;
  /** Instead of the cards. */
  results?: ReactNode;
}

const PRIORITY_PICTURES = 3;

/** The list of any kind with its heading, filters, order, results and pages. */
export function ListPage({ list, title, lead, crumbs, above, results }: ListPageProps) {
  const t = useT();
  const { address, found } = list;
  const texts = listTexts(list, t);
  const filters = activeFilters(list, t);
  const total = totalText(address.kindId, found, t);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-8">
      <Breadcrumbs label={t('list.breadcrumbs')} items={crumbs ?? texts.crumbs} />
      <header className="mt-3 mb-5">
        <h1 className="text-title wrap-anywhere">{title ?? texts.title}</h1>
        <p className="mt-1 max-w-text text-muted">{lead ?? texts.lead}</p>
      </header>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <aside id={FILTERS_ID} aria-label={t('list.filters')} className={ASIDE}>
          <FilterForm list={list} />
        </aside>
        <section aria-label={t('list.results')} className="flex min-w-0 flex-col gap-4">
          {getKind(address.kindId).capabilities.categories && <CategoryChips list={list} />}
          {above}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="me-auto text-subheading font-bold max-lg:w-full">
              <Total list={list} text={total} />
            </p>
            <FilterButton list={list} totalText={total} count={filters.length} />
            <SortMenu list={list} />
          </div>
          <ActiveFilters list={list} filters={filters} />
          <ListNotices list={list} />
          {results ?? <ListResults list={list} headingLevel={2} priorityCount={PRIORITY_PICTURES} />}
        </section>
      </div>
    </div>
  );
}

/** Beside the results and sticky where there is room; on narrow screens only when the button's link leads to it. */
const ASIDE =
  'card mb-6 p-5 max-lg:not-target:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:overscroll-contain';

/** Says the new number whenever filters have changed it. */
function Total({ list, text }: { list: ListData; text: string }) {
  const pending = usePendingList(list.address);
  return (
    <span role="status" className={pending === 'no' ? undefined : 'opacity-50'}>
      {text}
    </span>
  );
}
