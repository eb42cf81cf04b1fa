import type { AnswerOf } from '#contract/endpoint.ts';
import type { getShowcase } from '#contract/listings/listings.ts';
import { categoriesById, categoryTree, subtreeIds } from '#kinds/ad/categories.ts';
import { kinds } from '#kinds/index.ts';
import { type CardListing, cardListing } from '../../features/listings/card-listing.ts';
import { seasonalKeys } from './season.ts';

type Showcase = AnswerOf<typeof getShowcase>;

/**
 * A tile of the home page: a root category, or another kind of listing.
 *
 * key    names the picture, `/categories/{key}.webp`.
 * count  of its listings.
 */
export interface Stall {
  readonly key: string;
  readonly to: string;
  readonly count: number;
}

/** Content of the home page. `season` has categories in season that have listings. */
export type HomeData = Pick<Showcase, 'highlighted' | 'counts'> & {
  readonly promoted: readonly CardListing[];
  readonly newest: readonly CardListing[];
  readonly events: readonly CardListing[];
  readonly facilities: readonly CardListing[];
  readonly stalls: readonly Stall[];
  readonly season: readonly { readonly id: number; readonly key: string }[];
};

/** How many fit on the page: of the highlighted ones one large and four beside it. */
const ROOM = { highlighted: 5, promoted: 6, facilities: 4 };

/** Derives the home page's data. For loaders: keeps the category tree and its counts out of the browser. */
export function homeData({ categoryCounts, ...showcase }: Showcase, nowMs: number): HomeData {
  const countIn = (id: number) => subtreeIds(id).reduce((sum, each) => sum + (categoryCounts[each] ?? 0), 0);
  const { counts } = showcase;
  const keys = seasonalKeys(nowMs);
  return {
    counts,
    highlighted: showcase.highlighted.slice(0, ROOM.highlighted),
    promoted: showcase.promoted.slice(0, ROOM.promoted).map(cardListing),
    newest: showcase.newest.map(cardListing),
    events: showcase.events.map(cardListing),
    facilities: showcase.facilities.slice(0, ROOM.facilities).map(cardListing),
    stalls: [
      ...categoryTree.children.map(({ id, key }) => ({ key, to: `/category/${id}`, count: countIn(id) })),
      { key: 'agritourism', to: kinds.agritourism.paths.list, count: counts.facilities },
      { key: 'events', to: kinds.event.paths.list, count: counts.events },
    ],
    season: [...categoriesById.values()]
      .filter(({ id, key }) => keys.includes(key) && countIn(id) > 0)
      .sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
      .map(({ id, key }) => ({ id, key })),
  };
}
