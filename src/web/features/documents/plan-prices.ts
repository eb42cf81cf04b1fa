import { plans, shopLinkPlan } from '#kinds/plans.ts';
import { moneyText } from '../../lib/format.ts';

/** Grosze as złoty, such as "19 zł": said as in Poland, in whatever language, as that is how they will stand on the bill. */
export function planPriceText(priceMinor: number): string {
  return moneyText('pl', priceMinor / 100);
}

/** What the placeholders of the price list stand for. */
export function documentPrices(): Readonly<Record<string, string>> {
  return {
    basicPrice: planPriceText(plans.basic.priceMinor),
    extendedPrice: planPriceText(plans.extended.priceMinor),
    shopLinkPrice: planPriceText(shopLinkPlan.priceMinor),
  };
}

/** The first sentence of a plan's text when it says the price ("19 zł za 14 dni."), and what follows. */
export function splitPrice(text: string, price: string): { term: string; rest: string } {
  const plain = text.replace(/\s/g, ' ');
  const start = price.replace(/\s/g, ' ');
  const end = plain.indexOf('. ');
  if (!plain.startsWith(start) || end < 0) return { term: '', rest: text };
  return { term: text.slice(start.length, end).trim(), rest: text.slice(end + 2) };
}
