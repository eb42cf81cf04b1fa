import type { ListingCard } from '#contract/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import * as format from '../../lib/format.ts';

/** Weight or volume in the unit that the seller chose, such as "0,5 kg"; null where neither is known. */
export function amountText(locale: Locale, { weight, volume }: Pick<ListingCard, 'weight' | 'volume'>): string | null {
  const amount = weight ?? volume;
  return amount && format.amountText(locale, amount);
}

/** The price of a whole kilogram or litre, such as "48 zł/kg"; null where it is unknown or is the price itself. */
export function unitPriceText(
  locale: Locale,
  listing: Pick<ListingCard, 'price' | 'weight' | 'volume'>,
): string | null {
  const amount = listing.weight ?? listing.volume;
  return amount && listing.price ? format.unitPriceText(locale, listing.price, amount) : null;
}

/** What the line about a moment says, at the Polish clock: when it starts, and the day it ends on where that is another one. */
export function scheduleTexts(locale: Locale, startsAt: string, endsAt: string | null) {
  const isLonger = endsAt !== null && format.daysBetween(startsAt, endsAt) > 0;
  return {
    starts: `${format.shortWeekdayText(locale, startsAt)}, ${format.timeText(locale, startsAt)}`,
    ends: isLonger ? format.shortDayText(locale, endsAt) : null,
  };
}
