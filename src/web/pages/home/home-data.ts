import type { AnswerOf } from '#contract/endpoint.ts';
import type { getShowcase } from '#contract/listings/listings.ts';
import { categoriesById, categoryTree, subtreeIds } from '#kinds/ad/categories.ts';
import { kinds } from '#kinds/index.ts';
import { cardListing, type SentCard } from '../../features/listings/card-listing.ts';
import { seasonalKeys } from './season.ts';

type Showcase = AnswerOf<typeof getShowcase>;

/**
 * A tile of the home page: a root category, or another kind of listing.
 *
 * key      names the category or kind in messages.
 * picture  names the picture, `/categories/{picture}.webp`, if that is not the key.
 */
export interface Stall {
  readonly key: string;
  readonly picture?: string;
  readonly to: string;
}

/**
 * Content of the home page.
 *
 * first   the first goods: two highlighted, then the newest.
 * paid    other goods with a paid place, highlighted first.
 * season  categories in season that have listings.
 */
export interface HomeData {
  readonly first: readonly SentCard[];
  readonly paid: readonly SentCard[];
  readonly events: readonly SentCard[];
  readonly facilities: readonly SentCard[];
  readonly stalls: readonly Stall[];
  readonly season: readonly { readonly id: number; readonly key: string }[];
  readonly isEmpty: boolean;
}

/** How many fit on the page. */
const ROOM = { firstHighlighted: 2, first: 8, paid: 8, events: 4, facilities: 4 };

/** Derives the home page's data. For loaders: keeps the category tree and its counts out of the browser. */
export function homeData({ categoryCounts, ...showcase }: Showcase, nowMs: number): HomeData {
  const countIn = (id: number) => subtreeIds(id).reduce((sum, each) => sum + (categoryCounts[each] ?? 0), 0);
  const { ads, events, facilities } = showcase.counts;
  const keys = seasonalKeys(nowMs);
  const highlighted = showcase.highlighted.slice(0, ROOM.firstHighlighted);
  const newest = showcase.newest.filter(({ id }) => !highlighted.some((each) => each.id === id));
  const first = [...highlighted, ...newest].slice(0, ROOM.first);
  const paid = [...showcase.highlighted, ...showcase.promoted]
    .filter(({ id }) => !first.some((each) => each.id === id))
    .slice(0, ROOM.paid);
  return {
    first: first.map(cardListing),
    paid: paid.map(cardListing),
    events: showcase.events.slice(0, ROOM.events).map(cardListing),
    facilities: showcase.facilities.slice(0, ROOM.facilities).map(cardListing),
    stalls: [
      ...categoryTree.children.map(({ id, key, picture }) => ({
        key,
        to: `/category/${id}`,
        ...(picture !== key && { picture }),
      })),
      { key: 'agritourism', to: kinds.agritourism.paths.list },
      { key: 'events', to: kinds.event.paths.list },
    ],
    season: [...categoriesById.values()]
      .filter(({ id, key, isHidden }) => keys.includes(key) && !isHidden && countIn(id) > 0)
      .sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
      .map(({ id, key }) => ({ id, key })),
    isEmpty: ads + events + facilities === 0,
  };
}
