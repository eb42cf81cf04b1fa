import type { SavedSearch } from '#contract/saved-searches/saved-searches.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { unitOf } from '../../../lib/kinds/quantity-unit.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The conditions of a saved search as chips, as its list interprets them. */
export function SearchChips({ search }: { search: SavedSearch }) {
  const t = useT();
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('savedSearches.means')}>
      {partsOf(search, t).map((part) => (
        <li key={part} className="min-w-0 max-w-full">
          <Badge className="max-w-full">
            <span className="truncate">{part}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function partsOf({ kind: kindId, query, place, understood }: SavedSearch, t: Translate): string[] {
  const kind = getKind(kindId);
  const params = new URLSearchParams(query);
  const category = categoriesById.get(Number(params.get('category')));
  const listed = (name: string) => (params.get(name) ?? '').split(',').filter(Boolean);
  const words = params.get('q');
  return [
    t(`kind.${kindId}.many`),
    ...(words ? [t('list.quoted', { words })] : []),
    ...understood.filter((each) => each.kind === 'place').map(({ text, radiusKm }) => nearText(text, radiusKm, t)),
    ...(category ? [t(`category.${category.key}` as MessageId)] : []),
    ...listed(kind.tagFilter.param).map((tag) => t(`tag.${tag}` as MessageId)),
    ...listed('delivery').map((way) => t(`delivery.way.${way}` as MessageId)),
    ...kind.quantities.flatMap((quantity) => {
      const range = rangeText(params.get(`${quantity}_from`), params.get(`${quantity}_to`), t);
      return range ? [`${t(`quantity.${quantity}`)}: ${range}\u00a0${unitOf(quantity, t)}`] : [];
    }),
    ...(params.has('from') || params.has('to')
      ? [`${t('list.dates')}: ${rangeText(params.get('from'), params.get('to'), t)}`]
      : []),
    ...(place ? [nearText(place.name, place.radiusKm, t)] : []),
    ...(params.has('picture') ? [t('list.withPicture')] : []),
  ];
}

function nearText(town: string, radius: number | null, t: Translate): string {
  return radius === null ? town : t('list.within', { radius, town });
}

function rangeText(from: string | null, to: string | null, t: Translate): string {
  if (from && to) return `${from} – ${to}`;
  if (from) return t('list.rangeFrom', { from });
  return to ? t('list.rangeTo', { to }) : '';
}
