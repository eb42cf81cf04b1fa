import { isPaidWork, naturePath } from '../ad/categories.ts';

/** The facts of a listing of the last 12 months that help to tell whether its seller sells by trade. */
export interface OfferedThing {
  readonly title: string;
  readonly categoryId: number | null;
  /** It is shown at the moment. */
  readonly isShown: boolean;
}

/** Signs of a trade: many listings within 12 months, many at once, or many of the same goods. */
export const TRADE_SIGNS = ['year', 'atOnce', 'alike'] as const;
export type TradeSign = (typeof TRADE_SIGNS)[number];

/**
 * The numbers from which a private person is asked whether they sell by trade, and from which a moderator checks.
 *
 * No law states a number, so these follow what is known:
 * year    tax law makes marketplaces report sellers with 30 sales a year (DAC7); people are asked before that.
 * atOnce  a household that clears an attic or a barn shows about ten things at once; twice that is a stall.
 * alike   a set or a litter is offered in three or four parts; eight equal offers suggest that the goods are made or
 *         bought for sale.
 */
export const TRADE_LIMITS: Readonly<Record<TradeSign, { readonly ask: number; readonly look: number }>> = {
  year: { ask: 20, look: 30 },
  atOnce: { ask: 10, look: 20 },
  alike: { ask: 4, look: 8 },
};

/**
 * The unprocessed yield of a garden, an orchard, hives or a hen house. One garden yields many things, and the same ones
 * every week, without being a business: such listings count half, and never as repetitions.
 */
const OWN_YIELD = [
  'honey',
  'eggs',
  'vegetables',
  'fruit',
  'mushrooms_forest',
  'nuts_seeds',
  'cut_flowers',
  'vegetable_seedlings',
  'seeds_bulbs',
];

/** A finding about a private seller: the strongest sign, its count, and whether a moderator should check. */
export interface TradeFinding {
  readonly sign: TradeSign;
  readonly count: number;
  readonly isForModerators: boolean;
}

/** Whether the listings of a private person look like a trade; null if not. Job listings do not count. */
export function findTradeSign(listings: readonly OfferedThing[]): TradeFinding | null {
  const things = listings.filter(({ categoryId }) => !isPaidWork(categoryId));
  const shown = things.filter(({ isShown }) => isShown);
  const counts = { year: weightOf(things), atOnce: weightOf(shown), alike: mostAlike(things) };
  const found = TRADE_SIGNS.map((sign) => ({
    sign,
    count: counts[sign],
    ratio: counts[sign] / TRADE_LIMITS[sign].look,
  }))
    .filter(({ sign, count }) => count >= TRADE_LIMITS[sign].ask)
    .sort((one, other) => other.ratio - one.ratio)[0];
  return found ? { sign: found.sign, count: found.count, isForModerators: found.ratio >= 1 } : null;
}

function isOwnYield({ categoryId }: OfferedThing): boolean {
  return OWN_YIELD.includes(naturePath(categoryId ?? 0).at(-1)?.key ?? '');
}

function weightOf(things: readonly OfferedThing[]): number {
  const yielded = things.filter(isOwnYield).length;
  return things.length - yielded + Math.floor(yielded / 2);
}

/** The size of the largest group of listings whose titles have the same words, whatever their order and numbers. */
function mostAlike(things: readonly OfferedThing[]): number {
  const counts = new Map<string, number>();
  for (const thing of things) {
    if (isOwnYield(thing)) continue;
    const words = thing.title.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
    const key = words.sort().join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
