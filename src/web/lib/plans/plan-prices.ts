import type { Translate } from '#i18n/message-id.ts';
import { type Plans, plans, shopLinkPlan } from '#kinds/plans.ts';
import { moneyText } from '../format.ts';

/** Formats grosze as "19 zł": in Polish style in any language, as on the invoice. */
export function planPriceText(priceMinor: number): string {
  return moneyText('pl', priceMinor / 100);
}

/** Values of the placeholders for prices and days in documents: `{basicPrice}`, `{basicDays}`; of now by default. */
export function documentPrices(
  t: Translate,
  { free, basic, extended }: Plans = plans,
  shopLink: Readonly<{ priceMinor: number; visibleDays: number }> = shopLinkPlan,
): Readonly<Record<string, string>> {
  const days = (count: number) => t('pages.pricing.days', { count });
  return {
    freeDays: days(free.visibleDays),
    basicDays: days(basic.visibleDays),
    extendedDays: days(extended.visibleDays),
    shopLinkDays: days(shopLink.visibleDays),
    basicPrice: planPriceText(basic.priceMinor),
    extendedPrice: planPriceText(extended.priceMinor),
    shopLinkPrice: planPriceText(shopLink.priceMinor),
  };
}

/** Splits a plan's text into its first sentence, when it states the price ("19 zł za 14 dni."), and the rest. */
export function splitPrice(text: string, price: string): { term: string; rest: string } {
  const plain = text.replace(/\s/g, ' ');
  const start = price.replace(/\s/g, ' ');
  const end = plain.indexOf('. ');
  if (!plain.startsWith(start) || end < 0) return { term: '', rest: text };
  return { term: text.slice(start.length, end).trim(), rest: text.slice(end + 2) };
}
