import type { ListingCard } from '#contract/listings/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import { isForWhole } from '#kinds/price-units.ts';
import * as format from '../../lib/format.ts';

/** Weight or volume in the seller's unit, such as "0,5 kg"; null when neither is known. */
export function amountText(locale: Locale, { weight, volume }: Pick<ListingCard, 'weight' | 'volume'>): string | null {
  const amount = weight ?? volume;
  return amount && format.amountText(locale, amount);
}

/**
 * The price per kilogram or litre, such as "48 zł/kg", of a price for a whole jar or piece; null when unknown or equal
 * to the price.
 */
export function unitPriceText(
  locale: Locale,
  listing: Pick<ListingCard, 'price' | 'priceUnit' | 'weight' | 'volume'>,
): string | null {
  const amount = listing.weight ?? listing.volume;
  return amount && listing.price && isForWhole(listing.priceUnit)
    ? format.unitPriceText(locale, listing.price, amount)
    : null;
}

/** The schedule line in Polish time: the start, and the end day when it differs. */
export function scheduleTexts(locale: Locale, startsAt: string, endsAt: string | null) {
  const isLonger = endsAt !== null && format.daysBetween(startsAt, endsAt) > 0;
  return {
    starts: `${format.shortWeekdayText(locale, startsAt)}, ${format.timeText(locale, startsAt)}`,
    ends: isLonger ? format.shortDayText(locale, endsAt) : null,
  };
}
