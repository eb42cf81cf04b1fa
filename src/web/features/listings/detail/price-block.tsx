import type { ListingDetail } from '#contract/listings/listings.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { PriceLabel } from '../../../lib/prices/price-label.tsx';
import { amountText, unitPriceText } from '../card-facts.ts';

/** The price, the amount, and the unit price. */
export function PriceBlock({ listing }: { listing: ListingDetail }) {
  const { locale, t } = useLanguage();
  const amount = amountText(locale, listing);
  const pieces = listing.pieces === null ? null : t('detail.pieces', { count: listing.pieces });
  const [perUnit, unit] = unitPriceText(locale, listing)?.split('/') ?? [];
  const amounts = [amount, pieces].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-line py-3">
      <p className="font-heading text-[2.5rem] leading-none font-bold text-primary-strong">
        <PriceLabel priced={listing} />
      </p>
      <div>
        {amounts && <p className="font-semibold">{amounts}</p>}
        {perUnit && unit && <p className="text-sm text-muted">{t('detail.pricePer', { price: perUnit, unit })}</p>}
      </div>
    </div>
  );
}
