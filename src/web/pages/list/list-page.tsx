import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { FILTERS_ID, FilterButton } from '../../features/listings/filters/filter-button.tsx';
import type { ListData } from '../../features/listings/filters/list-data.ts';
import { ItemListData } from '../../features/listings/item-list-data.tsx';
import { SortMenu } from '../../features/listings/sort-menu.tsx';
import { totalText } from '../../features/listings/total-text.ts';
import { usePendingList } from '../../features/listings/use-pending-list.ts';
import { ViewSwitch } from '../../features/listings/view-switch.tsx';
import { SaveSearch } from '../../features/saved-searches/save-search.tsx';
import { takeEarlyFields } from '../../lib/early-press.ts';
import { useT } from '../../lib/i18n.tsx';
import { later } from '../../lib/later.tsx';
import { LaterFiles } from '../../lib/later-files.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { RESULTS_ID } from './results-id.ts';
import { searchOf } from './search-of.ts';

const FilterForm = later(
  () => import('../../features/listings/filters/filter-form.tsx'),
  (module) => module.FilterForm,
);
const KindTabs = later(
  () => import('../../features/listings/kind-tabs.tsx'),
  (module) => module.KindTabs,
);
const ListChips = later(
  () => import('./list-chips.tsx'),
  (module) => module.ListChips,
);
const ListBody = later(
  () => import('./list-body.tsx'),
  (module) => module.ListBody,
);

const LATER_CHUNKS = ['list-parts', 'cards', 'listing', 'controls', 'late'];

export interface ListPageProps {
  list: ListData;
  /** Between heading and results: a switch to another view of the list. */
  above?: ReactNode;
  /** Replaces the cards, with its own order. */
  results?: ReactNode;
}

/** The list of any kind: heading, filters, order, results and pagination. As little as possible precedes the goods. */
export function ListPage({ list, above, results }: ListPageProps) {
  const t = useT();
  const { address, found, texts } = list;
  const total = totalText(address.kindId, found, t);
  return (
    <div className="list-page">
      <LaterFiles chunks={LATER_CHUNKS} />
      {!results && <ItemListData list={list} />}
      <a href={`#${RESULTS_ID}`} className="skip-link">
        {t('list.skip')}
      </a>
      <Breadcrumbs label={t('list.breadcrumbs')} items={texts.crumbs} className="max-sm:hidden" />
      <header className="list-head">
        <div>
          <h1>{texts.title}</h1>
          <p>
            <Total list={list} text={total} />
          </p>
        </div>
        {!results && <ViewSwitch />}
      </header>
      <div className="list-columns">
        <Filters list={list} />
        <section aria-label={t('list.results')} className="list-main">
          {found.tabs && <KindTabs list={list} />}
          {above}
          <div className="list-tools paper-bar">
            <FilterButton list={list} totalText={total} count={list.active} />
            <SaveSearch search={searchOf(list)} />
            <ListChips list={list} />
            {!results && found.total > 1 && <SortMenu list={list} />}
          </div>
          <ListBody list={list} results={results} />
        </section>
      </div>
    </div>
  );
}

function Filters({ list }: { list: ListData }) {
  const t = useT();
  const aside = useRef<HTMLElement>(null);
  const early = useRef<FormData>(null);
  // A layout effect, so that it runs before the form's effects.
  useLayoutEffect(() => {
    early.current = takeEarlyFields(aside.current);
  }, []);
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
    <aside ref={aside} id={FILTERS_ID} aria-label={t('list.filters')} className="card list-filters">
      <div className="fade-foot">
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
