import type { Understood } from '#contract/listings/listings.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import { useT } from '../../../lib/i18n.tsx';
import { unitOf } from '../../../lib/kinds/quantity-unit.ts';
import { Chip } from '../../../ui/chip.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { changedHref } from './list-address.ts';
import type { ListData } from './list-data.ts';

const ICONS: Readonly<Record<Understood['kind'], IconName | undefined>> = {
  place: 'map-pin',
  date: 'calendar-days',
  price: undefined,
  free: undefined,
  cheap: undefined,
  amount: undefined,
  feature: 'tag',
  without: undefined,
};

/** The interpreted search words, each a link that removes it; a place also has a link to a larger distance. */
export function UnderstoodChips({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  return found.understood.flatMap((part) => {
    const text = textOf(part, t);
    const { rest, widen } = part;
    const chip = (
      <Chip
        key={`${part.kind} ${text}`}
        icon={ICONS[part.kind]}
        to={changedHref(address, values, { q: rest })}
        removable
        selected
        // biome-ignore lint/a11y/useValidAriaValues: the link removes an active filter, it is not the current page
        aria-current={undefined}
        aria-label={t('list.remove', { name: text })}
      >
        <span className="min-w-0 truncate">{text}</span>
      </Chip>
    );
    if (!widen) return [chip];
    const wider = { q: rest, town: String(widen.town), radius: String(widen.radiusKm) };
    return [
      chip,
      <Chip key="widen" to={changedHref(address, values, wider)}>
        {t('list.nothing.widen', { radius: widen.radiusKm })}
      </Chip>,
    ];
  });
}

/** A part's label in the page's language. */
export function textOf({ kind, text, tags, from, to, radiusKm }: Understood, t: Translate): string {
  switch (kind) {
    case 'place':
      return radiusKm === null ? text : t('list.within', { radius: radiusKm, town: text });
    case 'date':
      return text;
    case 'price':
      return `${t('quantity.price')}: ${priceText(from, to, t)} ${unitOf('price', t)}`;
    case 'free':
      return t('list.understood.free');
    case 'cheap':
      return t('list.sort.price');
    case 'amount':
      return t('list.understood.amount', { amount: text });
    case 'feature':
      return tags.map((tag) => traitName(tag, t)).join(' / ');
    case 'without':
      return t('list.understood.without', { name: text });
  }
}

function traitName(name: string, t: Translate): string {
  const way = DELIVERY_WAYS.find((each) => each === name);
  return way ? t(`delivery.short.${way}`) : t(`tag.${name}` as MessageId);
}

function priceText(from: number | null, to: number | null, t: Translate): string {
  if (from !== null && to !== null) return `${from} – ${to}`;
  return from !== null ? t('list.rangeFrom', { from }) : t('list.rangeTo', { to: to ?? '' });
}
