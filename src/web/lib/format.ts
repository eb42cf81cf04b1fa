import { LOCALES, type Locale } from '#i18n/locales.ts';

interface Formats {
  readonly money: Intl.NumberFormat;
  readonly amount: Intl.NumberFormat;
}

const formatsByLocale = new Map<Locale, Formats>();

/** Made once a language: building one of them costs more than rendering a card. Thousands are parted from 1 000 on. */
function formatsOf(locale: Locale): Formats {
  let formats = formatsByLocale.get(locale);
  if (!formats) {
    const tag = LOCALES[locale].formats;
    const useGrouping = 'always';
    formats = {
      money: new Intl.NumberFormat(tag, { useGrouping, minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
      amount: new Intl.NumberFormat(tag, { useGrouping, maximumFractionDigits: 3 }),
    };
    formatsByLocale.set(locale, formats);
  }
  return formats;
}

/** Złoty as people write them in any language of the site: `1 234,50 zł`, and `24 zł` where there are no grosze. */
export function moneyText(locale: Locale, pricePln: number): string {
  return `${formatsOf(locale).money.format(pricePln)}\u00a0zł`;
}

/** A number with at most three decimals: `12 500`. */
export function numberText(locale: Locale, value: number): string {
  return formatsOf(locale).amount.format(value);
}

/** A weight or volume in its own unit: `0,5 kg`. */
export interface Amount {
  readonly value: number;
  readonly unit: 'g' | 'kg' | 'ml' | 'l';
}

/** A weight or volume in the unit that the seller chose: `1,5 kg`. */
export function amountText(locale: Locale, { value, unit }: Amount): string {
  return `${numberText(locale, value)}\u00a0${unit}`;
}

const WHOLES = { g: ['kg', 1000], kg: ['kg', 1], ml: ['l', 1000], l: ['l', 1] } as const;

/** The price of a whole kilogram or litre: `48 zł/kg`; null where the amount is one already, or nothing. */
export function unitPriceText(locale: Locale, pricePln: number, { value, unit }: Amount): string | null {
  const [whole, perWhole] = WHOLES[unit];
  if (value <= 0 || value === perWhole) return null;
  return `${moneyText(locale, (pricePln / value) * perWhole)}/${whole}`;
}

/** Metres as whole kilometres, at least one: `12 km`. */
export function distanceText(locale: Locale, distanceM: number): string {
  return `${numberText(locale, Math.max(1, Math.round(distanceM / 1000)))}\u00a0km`;
}
