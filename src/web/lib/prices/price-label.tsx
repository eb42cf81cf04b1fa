import type { Priced } from '#contract/listings/listings.ts';
import { useLanguage } from '../i18n.tsx';
import { priceInWords, priceText } from './price-text.ts';

/** A price with what it is for; screen readers get it in words. Nothing without a price. */
export function PriceLabel({ priced }: { priced: Priced }) {
  const { locale, t } = useLanguage();
  const text = priceText(locale, priced, t);
  if (priced.priceUnit === null) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{priceInWords(locale, priced, t)}</span>
    </>
  );
}
