import type { Priced } from '#contract/listings/listings.ts';
import { useLanguage } from '../i18n.tsx';
import { priceInWords, priceText } from './price-text.ts';

/** Longer ones do not fit the card of a phone: "od 100 zł/os./noc". */
const SHORT_CHARACTERS = 14;

/** A price with its unit; screen readers get it in words. Nothing without a price. */
export function PriceLabel({ priced }: { priced: Priced }) {
  const { locale, t } = useLanguage();
  const text = priceText(locale, priced, t);
  if (priced.priceUnit === null) return text;
  return (
    <>
      <span aria-hidden="true">{text && text.length > SHORT_CHARACTERS ? <LongPrice text={text} /> : text}</span>
      <span className="sr-only">{priceInWords(locale, priced, t)}</span>
    </>
  );
}

/** The units are smaller and may stand on a line of their own. */
function LongPrice({ text }: { text: string }) {
  const [price = '', ...units] = text.split('/');
  return (
    <>
      {price.replaceAll(' ', '\u00a0')}
      <wbr />
      <span className="price-unit">{units.map((unit) => `/${unit}`).join('')}</span>
    </>
  );
}
