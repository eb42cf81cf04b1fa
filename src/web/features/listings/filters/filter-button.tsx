import { type MouseEvent, Suspense, useState } from 'react';
import { useT } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import type { ListData } from './list-data.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazyPart(loadSheet, (module) => module.FilterSheet);

/** The id of the form beside the results, the button's target without JavaScript. */
export const FILTERS_ID = 'filters';

export interface FilterButtonProps {
  list: ListData;
  totalText: string;
  /** How many filters are active. */
  count: number;
}

/** Opens the filters on narrow screens: a sheet, or the form in the page without JavaScript. */
export function FilterButton({ list, totalText, count }: FilterButtonProps) {
  const t = useT();
  const [opened, setOpened] = useState<boolean | null>(null);
  function handleClick(event: MouseEvent): void {
    event.preventDefault();
    setOpened(true);
  }
  return (
    <>
      <a
        href={`#${FILTERS_ID}`}
        role="button"
        aria-haspopup="dialog"
        className="btn btn-secondary list-filter-button"
        onClick={handleClick}
        // The click that follows fetches it again if this fails.
        onPointerDown={() => loadSheet().catch(() => {})}
      >
        <Icon name="sliders-horizontal" />
        {t('list.filters')}
        {count > 0 && <span className="list-filter-count">{count}</span>}
      </a>
      {opened !== null && (
        <Suspense fallback={null}>
          <FilterSheet list={list} totalText={totalText} open={opened} onOpenChange={setOpened} />
        </Suspense>
      )}
    </>
  );
}
