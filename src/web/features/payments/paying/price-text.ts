import { moneyText } from '../../../lib/format.ts';

/** PLN as on the invoice, in any language: "29,50 zł". */
export function priceText(pricePln: number): string {
  return moneyText('pl', pricePln);
}
