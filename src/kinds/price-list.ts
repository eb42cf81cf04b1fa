/** What has a price: the paid plans of listings, and the link to the seller's own shop. */
export const PRICED = ['basic', 'extended', 'shopLink'] as const;
export type Priced = (typeof PRICED)[number];

/**
 * Where a paid plan shows a listing before others. Its badge is no place: whoever pays for one has it, as the law
 * requires.
 */
export const PROMOTION_PLACES = ['list', 'home'] as const;
export type PromotionPlace = (typeof PROMOTION_PLACES)[number];

/** The Polish VAT rates, in percent. */
export const VAT_RATES = [23, 8, 5, 0] as const;
export type VatRate = (typeof VAT_RATES)[number];

/**
 * What is sold, and for how much.
 *
 * priceMinor   gross, in grosz.
 * visibleDays  days from activation.
 * places       of a listing's plan; the shop link has none of its own.
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

/** What the site starts with. */
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

/** The price list that holds now in this process. */
export function currentPrices(): PriceList {
  return current;
}

/** Makes another price list the one that holds in this process. An edition that holds already changes nothing. */
export function setPrices(list: PriceList): void {
  if (list.edition === current.edition) return;
  current = list;
  for (const follow of followers) follow(list.prices);
}

/** Calls `follow` now, and whenever another price list holds. */
export function followPrices(follow: (prices: Prices) => void): void {
  followers.push(follow);
  follow(current.prices);
}
