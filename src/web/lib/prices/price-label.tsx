import type { Priced } from '#contract/listings/listings.ts';
import { useLanguage } from '../i18n.tsx';
import { priceInWords, priceText } from './price-text.ts';

export interface PriceLabelProps {
  priced: Priced;
  /** In a narrow place: it may break before a unit ("75 zł" / "os./noc"). */
  mayBreak?: boolean;
}

/** A price with what it is for; screen readers get it in words. Nothing without a price. */
export function PriceLabel({ priced, mayBreak = false }: PriceLabelProps) {
  const { locale, t } = useLanguage();
  const text = priceText(locale, priced, t);
  if (priced.priceUnit === null) return text;
  return (
    <>
      <span aria-hidden="true">{mayBreak && text ? <Breaking text={text} /> : text}</span>
      <span className="sr-only">{priceInWords(locale, priced, t)}</span>
    </>
  );
}

/** A first unit may stand on a line of its own; a second one stays with it. */
function Breaking({ text }: { text: string }) {
  const at = text.indexOf('/') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      <span className="whitespace-nowrap">{text.slice(at)}</span>
    </>
  );
}
