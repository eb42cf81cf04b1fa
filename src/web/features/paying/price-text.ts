import { moneyText } from '../../lib/format.ts';

/** PLN as they will stand on the bill, in whatever language: "29,50 zł". */
export function priceText(pricePln: number): string {
  return moneyText('pl', pricePln);
}
