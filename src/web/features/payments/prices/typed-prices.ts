import type { SoldPrices } from '#contract/payments/price-list.ts';
import { readTypedNumber, readTypedPrice } from '#contract/values/typed-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { PRICED, type Priced, type Prices, type PromotionPlace, type VatRate } from '#kinds/price-list.ts';
import { typedAmount } from '../desk/payment/amount-typed.ts';

/** One price as it is typed. */
export interface TypedPrice {
  readonly price: string;
  readonly days: string;
  readonly vatPercent: number;
  readonly places: readonly PromotionPlace[];
}

/** A price list as it is typed. */
export type TypedPrices = Readonly<Record<Priced, TypedPrice>>;

/** A price list as field values, with its prices formatted in a language. */
export function typedPrices(locale: Locale, { basic, extended, shopLink }: SoldPrices): TypedPrices {
  const typed = ({ price, days, vatPercent }: SoldPrices['shopLink']) => ({
    price: typedAmount(locale, price),
    days: String(days),
    vatPercent,
  });
  return {
    basic: { ...typed(basic), places: basic.places },
    extended: { ...typed(extended), places: extended.places },
    shopLink: { ...typed(shopLink), places: [] },
  };
}

/** Parses the input for the contract; anything but a number becomes NaN, which the server rejects at its field. */
export function readPrices({ basic, extended, shopLink }: TypedPrices): SoldPrices {
  const read = ({ price, days, vatPercent }: TypedPrice) => ({
    price: readTypedPrice(price) ?? Number.NaN,
    days: readTypedNumber(days) ?? Number.NaN,
    vatPercent: vatPercent as VatRate,
  });
  return {
    basic: { ...read(basic), places: [...basic.places] },
    extended: { ...read(extended), places: [...extended.places] },
    shopLink: read(shopLink),
  };
}

/** The same in grosz, for a preview. */
export function previewPrices(sold: SoldPrices): Prices {
  const inGrosz = ({ price, days, vatPercent }: SoldPrices['shopLink']) => ({
    priceMinor: Math.round((price || 0) * 100),
    visibleDays: days || 0,
    vatPercent,
  });
  return {
    basic: { ...inGrosz(sold.basic), places: sold.basic.places },
    extended: { ...inGrosz(sold.extended), places: sold.extended.places },
    shopLink: { ...inGrosz(sold.shopLink), places: [] },
  };
}

/** The names of the fields that differ between two price lists: `basic.price`. */
export function changedFields(before: SoldPrices, after: SoldPrices): ReadonlySet<string> {
  const fields = ['price', 'days', 'vatPercent', 'places'] as const;
  const said = (list: SoldPrices, plan: Priced, field: (typeof fields)[number]) =>
    JSON.stringify((list[plan] as Partial<SoldPrices['basic']>)[field]);
  return new Set(
    PRICED.flatMap((plan) =>
      fields.flatMap((field) => (said(before, plan, field) === said(after, plan, field) ? [] : [`${plan}.${field}`])),
    ),
  );
}
