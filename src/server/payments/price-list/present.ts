import type { PriceDesk, PriceEdition, SoldPrices } from '#contract/payments/price-list.ts';
import { type Price, type Prices, SEED_PRICES } from '#kinds/price-list.ts';
import type { EditionRow } from './repository.ts';

/** All editions as shown to the operator, latest first. */
export function presentPrices(rows: readonly EditionRow[], last: number): PriceDesk {
  const seed: PriceEdition = {
    ...{ number: 0, state: 'past', prices: presentSold(SEED_PRICES.prices) },
    ...{ holdsFrom: null, madeAt: null, madeBy: null },
  };
  const begun = rows.find(({ is_coming: isComing, cancelled_at: cancelledAt }) => !isComing && !cancelledAt);
  const editions = rows.map((row) => presentEdition(row, row === begun));
  const of = (...states: PriceEdition['state'][]) => editions.filter(({ state }) => states.includes(state));
  return {
    last,
    holding: of('holding')[0] ?? { ...seed, state: 'holding' },
    scheduled: of('scheduled').reverse(),
    past: [...of('past', 'cancelled'), ...(begun ? [seed] : [])],
  };
}

function presentEdition(row: EditionRow, isHolding: boolean): PriceEdition {
  const { number, prices, holds_from: from, made_at: madeAt, made_by: id, name, avatar } = row;
  return {
    number,
    state: row.cancelled_at ? 'cancelled' : row.is_coming ? 'scheduled' : isHolding ? 'holding' : 'past',
    prices: presentSold(prices),
    holdsFrom: from.toISOString(),
    madeAt: madeAt.toISOString(),
    madeBy: id === null ? null : { id, name: name ?? '–––', avatar: avatar ? { image_path: avatar } : null },
  };
}

function presentSold({ basic, extended, shopLink }: Prices): SoldPrices {
  const sold = ({ priceMinor, visibleDays: days, vatPercent }: Price) => ({
    price: priceMinor / 100,
    days,
    vatPercent,
  });
  return {
    basic: { ...sold(basic), places: [...basic.places] },
    extended: { ...sold(extended), places: [...extended.places] },
    shopLink: sold(shopLink),
  };
}

/** The entered prices, converted to grosz. */
export function pricesOf({ basic, extended, shopLink }: SoldPrices): Prices {
  const sold = ({ price, days, vatPercent }: SoldPrices['shopLink']) => ({
    priceMinor: Math.round(price * 100),
    visibleDays: days,
    vatPercent,
  });
  return {
    basic: { ...sold(basic), places: basic.places },
    extended: { ...sold(extended), places: extended.places },
    shopLink: { ...sold(shopLink), places: [] },
  };
}

/** A price as one line of the audit log, in English: `19.00 PLN, 14 d, 23% VAT, list + home`. */
export function loggedPrice({ priceMinor, visibleDays, vatPercent, places }: Price): string {
  const parts = [`${(priceMinor / 100).toFixed(2)} PLN`, `${visibleDays} d`, `${vatPercent}% VAT`, places.join(' + ')];
  return parts.filter(Boolean).join(', ');
}
