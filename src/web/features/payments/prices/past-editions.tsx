import type { PriceEdition } from '#contract/payments/price-list.ts';
import { dateText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { PersonMark } from '../../../lib/staff/person-mark.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PriceTable } from './price-table.tsx';

/** Past price lists, latest first; nothing before the first change. */
export function PastEditions({ editions }: { editions: readonly PriceEdition[] }) {
  const { locale, t } = useLanguage();
  if (editions.length === 0) return null;
  const beginning = (at: PriceEdition['holdsFrom']) =>
    at ? t('pricesDesk.from', { date: dateText(locale, at), time: timeText(locale, at) }) : t('pricesDesk.start');
  return (
    <Card as="section" aria-labelledby="prices-past" padded>
      <h2 id="prices-past" className="mb-2 text-subheading">
        {t('pricesDesk.past')}
      </h2>
      <div className="divide-y divide-line">
        {editions.map(({ number, state, prices, holdsFrom, madeBy }) => (
          <Disclosure
            key={number}
            summary={
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                {beginning(holdsFrom)}
                {state === 'cancelled' && <Badge>{t('pricesDesk.wasCancelled')}</Badge>}
                {madeBy && <PersonMark person={madeBy} size={20} className="text-sm text-muted" />}
              </span>
            }
          >
            <div className="pb-4">
              <PriceTable prices={prices} label={beginning(holdsFrom)} />
            </div>
          </Disclosure>
        ))}
      </div>
    </Card>
  );
}
