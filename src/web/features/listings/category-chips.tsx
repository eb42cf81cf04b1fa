import type { MessageId } from '#i18n/message-id.ts';
import { categoriesById, categoryTree } from '#kinds/ad/categories.ts';
import { useT } from '../../lib/i18n.tsx';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { countWithin } from '../filters/facet-counts.ts';
import { changedHref } from '../filters/list-address.ts';
import type { ListData } from '../filters/list-data.ts';

/**
 * The categories one step below the chosen one, with how many of the found listings each has; one that has none is not
 * offered.
 */
export function CategoryChips({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  const chosen = categoriesById.get(Number(values.category)) ?? categoryTree;
  const counts = found.facets?.categories ?? {};
  const offered = chosen.children
    .map((category) => ({ category, count: countWithin(category, counts) }))
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
          <span className="text-sm font-normal text-muted tabular-nums">{count}</span>
        </Chip>
      ))}
    </ChipList>
  );
}
