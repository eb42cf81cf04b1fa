import type { MessageId } from '#i18n/message-id.ts';
import { categoriesById, ROOT_CATEGORY_ID } from '#kinds/ad/categories.ts';
import { useT } from '../../lib/i18n.tsx';
import { Chip, ChipToolbar } from '../../ui/chip.tsx';
import { categoriesBelow } from './filters/facet-counts.ts';
import { changedHref } from './filters/list-address.ts';
import type { ListData } from './filters/list-data.ts';

/**
 * The subcategories of the selected category, with their result counts; empty ones are not offered. On phones, which
 * have no breadcrumbs, the first chip leads to the category above.
 */
export function CategoryChips({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  const counts = found.facets?.categories ?? {};
  const offered = categoriesBelow(values.category)
    .map((category) => ({ category, count: counts[category.id] ?? 0 }))
    .filter(({ count }) => count > 0);
  const above = categoriesById.get(categoriesById.get(Number(values.category))?.parentId ?? 0);
  if (offered.length === 0 && !above) return null;
  return (
    <ChipToolbar label={t('list.subcategories')} className={offered.length === 0 ? 'sm:hidden' : undefined}>
      {above && (
        <Chip
          icon="chevron-left"
          to={changedHref(address, values, { category: above.id === ROOT_CATEGORY_ID ? '' : String(above.id) })}
          className="sm:hidden"
        >
          {t(`category.${above.key}` as MessageId)}
        </Chip>
      )}
      {offered.map(({ category, count }) => (
        <Chip key={category.id} to={changedHref(address, values, { category: String(category.id) })}>
          {t(`category.${category.key}` as MessageId)}
          <span className="count">{count}</span>
        </Chip>
      ))}
    </ChipToolbar>
  );
}
