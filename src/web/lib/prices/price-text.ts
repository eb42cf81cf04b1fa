import type { Priced } from '#contract/listings/listings.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { spokenPrice, statedPrice } from '#i18n/stated-price.ts';
import { moneyText } from '../format.ts';

/** A price with its unit: `12 zł/kg`, `od 90 zł/os./noc`; null without a price. */
export function priceText(locale: Locale, priced: Priced, t: Translate): string | null {
  return priced.price === null ? null : statedPrice(moneyText(locale, priced.price), priced, t);
}

/** The same in words: `12 zł za kilogram`. */
export function priceInWords(locale: Locale, priced: Priced, t: Translate): string | null {
  return priced.price === null ? null : spokenPrice(moneyText(locale, priced.price), priced, t);
}
