/** The products: the paid plans of listings, and the link to the seller's own shop. */
export const PRICED = ['basic', 'extended', 'shopLink'] as const;
export type Priced = (typeof PRICED)[number];

/**
 * Where a paid plan shows a listing before others. The badge is not an option: the law requires it for every paid
 * listing.
 */
export const PROMOTION_PLACES = ['list', 'home'] as const;
export type PromotionPlace = (typeof PROMOTION_PLACES)[number];

/** The Polish VAT rates, in percent. */
export const VAT_RATES = [23, 8, 5, 0] as const;
export type VatRate = (typeof VAT_RATES)[number];

/**
 * The price and conditions of a product.
 *
 * priceMinor   gross, in grosz.
 * visibleDays  days from activation.
 * places       of a listing's plan; the shop link has none.
 */
export interface Price {
  readonly priceMinor: number;
  readonly visibleDays: number;
  readonly vatPercent: VatRate;
  readonly places: readonly PromotionPlace[];
}

export type Prices = Readonly<Record<Priced, Price>>;

/** An edition of the price list; number 0 is the one in the code. */
export interface PriceList {
  readonly edition: number;
  readonly prices: Prices;
}

const VISIBLE_DAYS = 14;

/** The built-in price list. */
export const SEED_PRICES: PriceList = {
  edition: 0,
  prices: {
    basic: { priceMinor: 1900, visibleDays: VISIBLE_DAYS, vatPercent: 23, places: PROMOTION_PLACES },
    extended: { priceMinor: 3900, visibleDays: VISIBLE_DAYS, vatPercent: 23, places: PROMOTION_PLACES },
    shopLink: { priceMinor: 2500, visibleDays: VISIBLE_DAYS, vatPercent: 23, places: [] },
  },
};

let current: PriceList = SEED_PRICES;
const followers: ((prices: Prices) => void)[] = [];

/** The current price list of this process. */
export function currentPrices(): PriceList {
  return current;
}

/** Replaces the price list of this process. Setting the current edition again has no effect. */
export function setPrices(list: PriceList): void {
  if (list.edition === current.edition) return;
  current = list;
  for (const follow of followers) follow(list.prices);
}

/** Calls `follow` now and after each change of the price list. */
export function followPrices(follow: (prices: Prices) => void): void {
  followers.push(follow);
  follow(current.prices);
}
