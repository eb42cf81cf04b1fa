import type { OfferForm } from '#contract/offers/offers.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import { dayText, numberText } from '../../lib/format.ts';
import { priceText } from '../../lib/prices/price-text.ts';

interface SaidOffer extends Pick<OfferForm, 'price' | 'quantity' | 'pickUpOn' | 'note'> {
  readonly unit: PriceUnit | null;
}

/** An offer as a text of several lines, shown until it is sent. */
export function offerText(locale: Locale, { price, unit, quantity, pickUpOn, note }: SaidOffer, t: Translate): string {
  const said = priceText(locale, { price, priceUnit: unit, priceIsLowest: false }, t);
  const lines = [
    said === null ? t('offers.said.reservation') : t('offers.said.price', { price: said }),
    quantity === null ? '' : t('offers.said.quantity', { quantity: numberText(locale, quantity) }),
    pickUpOn === null ? '' : t('offers.said.pickUp', { day: dayText(locale, pickUpOn) }),
    note,
  ];
  return lines.filter(Boolean).join('\n');
}
