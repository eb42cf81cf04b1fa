import { getKind } from '#kinds/index.ts';
import { CategoryChips } from '../../features/listings/category-chips.tsx';
import { ActiveFilterChips } from '../../features/listings/filters/active-filter-chips.tsx';
import type { ListData } from '../../features/listings/filters/list-data.ts';

/** Active filters, then the categories to choose from: one line that scrolls sideways on narrow screens. */
export function ListChips({ list }: { list: ListData }) {
  return (
    <div className="list-chips">
      <ActiveFilterChips list={list} />
      {getKind(list.address.kindId).capabilities.categories && <CategoryChips list={list} />}
    </div>
  );
}
