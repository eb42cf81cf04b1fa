import { useT } from '../../../lib/i18n.tsx';
import { Chip, ChipList } from '../../../ui/chip.tsx';
import { activeFilters } from './active-filters.ts';
import { changedHref, clearedValues, listHref } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { UnderstoodChips } from './understood-chips.tsx';

/** The active filters and the interpreted search words as removable chips, and a link that clears all. */
export function ActiveFilterChips({ list }: { list: ListData }) {
  const t = useT();
  const { address, values } = list;
  const filters = activeFilters(list, t);
  if (filters.length === 0) return null;
  return (
    <ChipList label={t('list.active')}>
      {filters.map(({ key, text, without }) => (
        <Chip
          key={key}
          to={changedHref(address, values, without)}
          removable
          selected
          // biome-ignore lint/a11y/useValidAriaValues: the link removes an active filter, it is not the current page
          aria-current={undefined}
          aria-label={t('list.remove', { name: text })}
        >
          <span className="min-w-0 truncate">{text}</span>
        </Chip>
      ))}
      <UnderstoodChips list={list} />
      <Chip
        to={listHref(address, clearedValues(address, values))}
        className="border-transparent! bg-transparent! px-1! underline underline-offset-4"
      >
        {t('list.clear')}
      </Chip>
    </ChipList>
  );
}
