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

const VISIBLE_DAYS = 14;
const ALWAYS: readonly Benefit[] = ['listed', 'pictures', 'messages', 'ratings', 'contacts'];

/** The plans, cheapest first. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: { id: 'free', status: 'basic', priceMinor: 0, visibleDays: VISIBLE_DAYS, gives: ALWAYS },
  basic: {
    id: 'basic',
    status: 'promoted',
    priceMinor: 1900,
    visibleDays: VISIBLE_DAYS,
    gives: [...ALWAYS, 'promotedPlace', 'promotedBadge', 'promotedHome'],
  },
  extended: {
    id: 'extended',
    status: 'highlighted',
    priceMinor: 3900,
    visibleDays: VISIBLE_DAYS,
    gives: [...ALWAYS, 'topPlace', 'highlightedBadge', 'highlightedHome'],
  },
};

/** A link to the seller's own shop, on the profile and on all visible ads: per account, whatever its plans. */
export const shopLinkPlan = { priceMinor: 2500, visibleDays: VISIBLE_DAYS } as const;

/**
 * The benefits in the order of a comparison: those of every listing, then those of one kind alone. A pair consists of
 * two degrees of the same benefit.
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
