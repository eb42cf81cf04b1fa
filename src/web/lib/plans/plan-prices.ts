import { plans, shopLinkPlan } from '#kinds/plans.ts';
import { moneyText } from '../format.ts';

/** Formats grosze as "19 zł": in Polish style in any language, as on the invoice. */
export function planPriceText(priceMinor: number): string {
  return moneyText('pl', priceMinor / 100);
}

/** Values of the price list's placeholders. */
export function documentPrices(): Readonly<Record<string, string>> {
  return {
    basicPrice: planPriceText(plans.basic.priceMinor),
    extendedPrice: planPriceText(plans.extended.priceMinor),
    shopLinkPrice: planPriceText(shopLinkPlan.priceMinor),
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
