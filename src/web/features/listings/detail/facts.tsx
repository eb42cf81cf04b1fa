import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind } from '#kinds/index.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { writtenLang } from '../../../lib/written-lang.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { Link } from '../../../ui/link.tsx';
import { amountText } from '../card-facts.ts';
import { textDetail } from './detail-texts.ts';
import type { ListingProps } from './listing-props.ts';
import type { StatedFact } from './stated-facts.ts';

interface Fact {
  readonly icon: IconName;
  readonly name: string;
  readonly value: ReactNode;
}

/** A listing's facts as a table; its rows depend on the kind. */
export function Facts({ listing, stated }: ListingProps & { stated: readonly StatedFact[] }) {
  const { t } = useLanguage();
  const facts = [...useFacts(listing), ...stated.map((fact) => ({ ...fact, icon: 'file-text' as const }))];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t('detail.facts')}
      </h2>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {facts.map(({ icon, name, value }) => (
          <div
            key={name}
            className="relative grow basis-40 bg-surface py-3 ps-12 pe-4 sm:basis-48 print:basis-40 print:py-1"
          >
            <dt className="text-sm text-muted">
              <Icon name={icon} size={20} className="absolute start-4 top-3.5 text-primary print:top-2" />
              {name}
            </dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFacts(listing: ListingProps['listing']): Fact[] {
  const { locale, t } = useLanguage();
  const { capabilities } = getKind(listing.kind);
  const { weight, volume, pieces, details, created_at: createdAt } = listing;
  const category = categoriesById.get(listing.categoryId ?? 0);
  const facts: (Fact | false | null | undefined)[] = [
    category && {
      icon: 'tag',
      name: t('detail.category'),
      value: (
        <Link to={`/category/${category.id}`} className="link tap">
          {t(`category.${category.key}` as MessageId)}
        </Link>
      ),
    },
    weight && { icon: 'scale', name: t('quantity.weight'), value: amountText(locale, { weight, volume: null }) },
    volume && { icon: 'milk', name: t('quantity.volume'), value: amountText(locale, { weight: null, volume }) },
    pieces !== null && { icon: 'package', name: t('quantity.pieces'), value: t('detail.pieces', { count: pieces }) },
    ...eventFacts(listing, locale, t),
    typeof details.guests === 'number' && {
      icon: 'users',
      name: t('detail.guests'),
      value: t('detail.guestCount', { count: details.guests }),
    },
    !capabilities.schedule && { icon: 'clock', name: t('detail.added'), value: <TimeLabel moment={createdAt} /> },
    capabilities.categories && { icon: 'file-text', name: t('detail.number'), value: listing.id },
  ];
  return facts.filter((fact) => !!fact);
}

function eventFacts(listing: ListingProps['listing'], locale: Locale, t: Translate): (Fact | null)[] {
  const rows = [
    ['venue', 'map-pin'],
    ['organiser', 'users'],
    ['admission', 'ticket'],
  ] as const;
  return rows.map(([name, icon]) => {
    const value = textDetail(listing, name);
    return value ? { icon, name: t(`detail.${name}`), value: <span lang={writtenLang(locale)}>{value}</span> } : null;
  });
}
