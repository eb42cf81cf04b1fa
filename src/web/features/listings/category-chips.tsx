import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { categoriesBelow } from './filters/facet-counts.ts';
import { changedHref } from './filters/list-address.ts';
import type { ListData } from './filters/list-data.ts';

/** The subcategories of the selected category, with their result counts; empty ones are not offered. */
export function CategoryChips({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  const counts = found.facets?.categories ?? {};
  const offered = categoriesBelow(values.category)
    .map((category) => ({ category, count: counts[category.id] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (offered.length === 0) return null;
  return (
    <ChipList
      label={t('list.subcategories')}
      className="max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1"
    >
      {offered.map(({ category, count }) => (
        <Chip
          key={category.id}
          to={changedHref(address, values, { category: String(category.id) })}
          className="max-sm:shrink-0"
        >
          {t(`category.${category.key}` as MessageId)}
          <span className="count">{count}</span>
        </Chip>
      ))}
    </ChipList>
  );
}
