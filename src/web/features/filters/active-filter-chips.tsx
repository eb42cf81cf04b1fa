import { useT } from '../../lib/i18n.tsx';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { activeFilters } from './active-filters.ts';
import { changedHref, clearedValues, listHref } from './list-address.ts';
import type { ListData } from './list-data.ts';

/** The filters that are on as chips that take them away, and a link that takes all of them away. */
export function ActiveFilterChips({ list }: { list: ListData }) {
  const t = useT();
  const { address, values } = list;
  const filters = activeFilters(list, t);
  if (filters.length === 0) return null;
  return (
    <ChipList label={t('list.active')} className="items-center">
      {filters.map(({ key, text, without }) => (
        <Chip
          key={key}
          to={changedHref(address, values, without)}
          removable
          selected
          // biome-ignore lint/a11y/useValidAriaValues: what is on is taken away by the link, it is not where one is
          aria-current={undefined}
          aria-label={t('list.remove', { name: text })}
        >
          <span className="min-w-0 truncate">{text}</span>
        </Chip>
      ))}
      <Chip
        to={listHref(address, clearedValues(address, values))}
        className="border-transparent! bg-transparent! px-1! underline underline-offset-4"
      >
        {t('list.clear')}
      </Chip>
    </ChipList>
  );
}
