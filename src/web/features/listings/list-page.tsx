import { type ReactNode, useEffect, useRef } from 'react';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { FILTERS_ID, FilterButton } from '../filters/filter-button.tsx';
import type { ListData } from '../filters/list-data.ts';
import { SortMenu } from './sort-menu.tsx';
import { totalText } from './total-text.ts';
import { usePendingList } from './use-pending-list.ts';

const FilterForm = later(() => import('../filters/filter-form.tsx').then((module) => module.FilterForm));
const CategoryChips = later(() => import('./category-chips.tsx').then((module) => module.CategoryChips));
const ListBody = later(() => import('./list-body.tsx').then((module) => module.ListBody));

export interface ListPageProps {
  list: ListData;
  /** Between the heading and the results: a switch to another view of the same list. */
  above?: ReactNode;
  /** Instead of the cards, in an order of its own. */
  results?: ReactNode;
}

/** The list of any kind with its heading, filters, order, results and pages. */
export function ListPage({ list, above, results }: ListPageProps) {
  const t = useT();
  const { address, values, found, texts } = list;
  const total = totalText(address.kindId, found, t);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6 sm:py-8">
      <Breadcrumbs label={t('list.breadcrumbs')} items={texts.crumbs} />
      <header className="mt-3 mb-5">
        <h1 className="text-title wrap-anywhere">{texts.title}</h1>
        {!values.q && <p className="mt-1 max-w-text text-muted">{texts.lead}</p>}
      </header>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <Filters list={list} />
        <section aria-label={t('list.results')} className="flex min-w-0 flex-col gap-4">
          {getKind(address.kindId).capabilities.categories && <CategoryChips list={list} />}
          {above}
          <div className="flex items-center justify-between gap-x-3 max-lg:contents">
            <p className="text-subheading font-bold max-lg:-mb-2">
              <Total list={list} text={total} />
            </p>
            <div className={TOOLS}>
              <FilterButton list={list} totalText={total} count={list.active} />
              {!results && found.total > 1 && <SortMenu list={list} />}
            </div>
          </div>
          <ListBody list={list} results={results} />
        </section>
      </div>
    </div>
  );
}

/** On narrow screens it stays in reach while one looks through the results, on paper that fades into them. */
const TOOLS =
  'paper-bar flex min-w-0 gap-2 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-2 max-lg:-my-2 max-lg:p-2 max-lg:pb-3';

/** Beside the results and sticky where there is room; on narrow screens only when the button's link leads to it. */
const ASIDE =
  'card mb-6 flex max-lg:not-target:hidden lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-hidden';

function Filters({ list }: { list: ListData }) {
  const t = useT();
  const aside = useRef<HTMLElement>(null);
  const early = useRef<FormData>(null);
  useEffect(() => {
    // The form comes to life after the page around it, and forgets what was changed until then: this is told to it.
    const keep = ({ target }: Event) => {
      const { form } = target as HTMLInputElement;
      if (form && aside.current?.contains(form)) early.current = new FormData(form);
    };
    // React lets no such event pass on to what is not alive yet; the window sees it before React does.
    addEventListener('change', keep, true);
    return () => removeEventListener('change', keep, true);
  }, []);
  return (
    <aside ref={aside} id={FILTERS_ID} aria-label={t('list.filters')} className={ASIDE}>
      <div className="fade-foot min-w-0 flex-1 p-5 pb-7 lg:overflow-y-auto lg:overscroll-contain">
        <FilterForm list={list} early={early} />
      </div>
    </aside>
  );
}

/** Says the new number whenever filters have changed it. */
function Total({ list, text }: { list: ListData; text: string }) {
  const pending = usePendingList(list.address);
  return (
    <span role="status" className={pending === 'no' ? undefined : 'opacity-50'}>
      {text}
    </span>
  );
}
