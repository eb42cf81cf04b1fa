import type { PriceUnit } from '#kinds/price-units.ts';
import type { Translate } from './message-id.ts';

/** The parts of a price besides its amount. */
export interface PriceSense {
  readonly priceUnit: PriceUnit | null;
  readonly priceIsLowest: boolean;
}

/**
 * A price with its unit, short: `12 zł/kg`, `od 90 zł/os./noc`.
 *
 * money  the amount with its currency, in the language of `t`.
 */
export function statedPrice(money: string, { priceUnit, priceIsLowest }: PriceSense, t: Translate): string {
  const price = priceUnit === null ? money : `${money}/${t(`priceUnit.short.${priceUnit}`)}`;
  return priceIsLowest ? t('price.lowest', { price }) : price;
}

/** The same in words, for screen readers: `12 zł za kilogram`. */
export function spokenPrice(money: string, { priceUnit, priceIsLowest }: PriceSense, t: Translate): string {
  const price = priceUnit === null ? money : `${money} ${t(`priceUnit.per.${priceUnit}`)}`;
  return priceIsLowest ? t('price.lowest', { price }) : price;
}
