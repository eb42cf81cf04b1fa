import { type ReactNode, useEffect, useRef } from 'react';
import { getKind } from '#kinds/index.ts';
import { FILTERS_ID, FilterButton } from '../../features/listings/filters/filter-button.tsx';
import type { ListData } from '../../features/listings/filters/list-data.ts';
import { SortMenu } from '../../features/listings/sort-menu.tsx';
import { totalText } from '../../features/listings/total-text.ts';
import { usePendingList } from '../../features/listings/use-pending-list.ts';
import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';

const FilterForm = later(() =>
  import('../../features/listings/filters/filter-form.tsx').then((module) => module.FilterForm),
);
const KindTabs = later(() => import('../../features/listings/kind-tabs.tsx').then((module) => module.KindTabs));
const CategoryChips = later(() =>
  import('../../features/listings/category-chips.tsx').then((module) => module.CategoryChips),
);
const ListBody = later(() => import('./list-body.tsx').then((module) => module.ListBody));

export interface ListPageProps {
  list: ListData;
  /** Between heading and results: a switch to another view of the list. */
  above?: ReactNode;
  /** Replaces the cards, with its own order. */
  results?: ReactNode;
}

/** The list of any kind: heading, filters, order, results and pagination. */
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
          {found.tabs && <KindTabs list={list} />}
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

/** On narrow screens it is sticky, on a background that fades into the results. */
const TOOLS =
  'paper-bar flex min-w-0 gap-2 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-2 max-lg:-my-2 max-lg:p-2 max-lg:pb-3';

/** Sticky beside the results where there is room; on narrow screens only as the button's target. */
const ASIDE =
  'card mb-6 flex max-lg:not-target:hidden lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-hidden';

function Filters({ list }: { list: ListData }) {
  const t = useT();
  const aside = useRef<HTMLElement>(null);
  const early = useRef<FormData>(null);
  useEffect(() => {
    // The form is hydrated after the surrounding page, which resets earlier changes: pass them on.
    const keep = ({ target }: Event) => {
      const { form } = target as HTMLInputElement;
      if (form && aside.current?.contains(form)) early.current = new FormData(form);
    };
    // React stops such events on unhydrated content; a capturing listener on the window runs before React.
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

/** Announces the new count whenever filters have changed it. */
function Total({ list, text }: { list: ListData; text: string }) {
  const pending = usePendingList(list.address);
  return (
    <span role="status" className={pending === 'no' ? undefined : 'opacity-50'}>
      {text}
    </span>
  );
}
