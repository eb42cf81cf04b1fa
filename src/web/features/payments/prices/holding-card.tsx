import type { PriceEdition } from '#contract/payments/price-list.ts';
import { dateText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { PriceTable } from './price-table.tsx';

/** The price list in force. */
export function HoldingCard({ edition: { prices, holdsFrom } }: { edition: PriceEdition }) {
  const { locale, t } = useLanguage();
  return (
    <Card as="section" aria-labelledby="prices-holding" padded>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="prices-holding" className="text-subheading">
          {t('pricesDesk.holding')}
        </h2>
        <Badge tone="success" icon="circle-check">
          {holdsFrom
            ? t('pricesDesk.since', { date: dateText(locale, holdsFrom), time: timeText(locale, holdsFrom) })
            : t('pricesDesk.sinceStart')}
        </Badge>
        <Link to="/pricing" className="link inline-flex min-h-11 items-center font-semibold sm:-my-2 sm:ms-auto">
          {t('pricesDesk.toPage')}
        </Link>
      </div>
      <PriceTable prices={prices} label={t('pricesDesk.holding')} />
    </Card>
  );
}
