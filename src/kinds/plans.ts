import { followPrices, type Price, type Prices } from './price-list.ts';

/** The benefits of a plan; each has a message `pages.benefit.<name>`. */
export type Benefit =
  | 'listed'
  | 'pictures'
  | 'messages'
  | 'ratings'
  | 'contacts'
  | 'promotedPlace'
  | 'promotedBadge'
  | 'promotedHome'
  | 'topPlace'
  | 'highlightedBadge'
  | 'highlightedHome';

export const PLAN_IDS = ['free', 'basic', 'extended'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/**
 * A plan for showing a listing; price and benefits are the same for every kind that can be promoted.
 *
 * status       of a listing with an active plan.
 * priceMinor   gross, in grosz.
 * visibleDays  days from activation.
 */
export interface Plan {
  readonly id: PlanId;
  readonly status: 'basic' | 'promoted' | 'highlighted';
  readonly priceMinor: number;
  readonly visibleDays: number;
  readonly gives: readonly Benefit[];
}

const ALWAYS: readonly Benefit[] = ['listed', 'pictures', 'messages', 'ratings', 'contacts'];
const FREE: Plan = { id: 'free', status: 'basic', priceMinor: 0, visibleDays: 14, gives: ALWAYS };

/** All plans, cheapest first. */
export type Plans = Readonly<Record<PlanId, Plan>>;

const held = { free: FREE } as Record<PlanId, Plan>;
const heldShopLink = { priceMinor: 0, visibleDays: 0 };

/** The plans as they are sold now; changed in place (decision 0043). */
export const plans: Plans = held;

/**
 * A link to the seller's own shop, on the profile and on all visible ads: per account, whatever the plans of its
 * listings. Changed in place, too.
 */
export const shopLinkPlan: Readonly<{ priceMinor: number; visibleDays: number }> = heldShopLink;

followPrices((prices) => {
  Object.assign(held, plansOf(prices));
  Object.assign(heldShopLink, sold(prices.shopLink));
});

/** The plans as a price list sells them. */
export function plansOf({ basic, extended }: Prices): Plans {
  return {
    free: FREE,
    basic: {
      ...sold(basic),
      id: 'basic',
      status: 'promoted',
      gives: [...ALWAYS, ...given(basic, 'promotedPlace', 'promotedBadge', 'promotedHome')],
    },
    extended: {
      ...sold(extended),
      id: 'extended',
      status: 'highlighted',
      gives: [...ALWAYS, ...given(extended, 'topPlace', 'highlightedBadge', 'highlightedHome')],
    },
  };
}

function sold({ priceMinor, visibleDays }: Price) {
  return { priceMinor, visibleDays };
}

function given({ places }: Price, list: Benefit, badge: Benefit, home: Benefit): Benefit[] {
  return [...(places.includes('list') ? [list] : []), badge, ...(places.includes('home') ? [home] : [])];
}

/**
 * The benefits in the order of a comparison: those of every listing, then those of a single kind. A pair holds two
 * degrees of the same benefit.
 */
export const benefitGroups: readonly {
  readonly name: 'all' | 'ad' | 'agritourism';
  readonly rows: readonly { readonly name: string; readonly benefits: readonly Benefit[] }[];
}[] = [
  {
    name: 'all',
    rows: [
      { name: 'listed', benefits: ['listed'] },
      { name: 'pictures', benefits: ['pictures'] },
      { name: 'messages', benefits: ['messages'] },
      { name: 'ratings', benefits: ['ratings'] },
      { name: 'place', benefits: ['promotedPlace', 'topPlace'] },
      { name: 'badge', benefits: ['promotedBadge', 'highlightedBadge'] },
    ],
  },
  { name: 'ad', rows: [{ name: 'home', benefits: ['promotedHome', 'highlightedHome'] }] },
  { name: 'agritourism', rows: [{ name: 'contacts', benefits: ['contacts'] }] },
];
