import type { AnswerOf } from '#contract/endpoint.ts';
import type { getShowcase } from '#contract/listings.ts';
import { categoriesById, categoryTree, subtreeIds } from '#kinds/ad/categories.ts';
import { kinds } from '#kinds/index.ts';
import { seasonalKeys } from './season.ts';

type Showcase = AnswerOf<typeof getShowcase>;

/**
 * One stall of the market: a branch of the category tree, or another kind of listings.
 *
 * key    names the picture, `/categories/{key}.webp`.
 * count  of its listings.
 */
export interface Stall {
  readonly key: string;
  readonly to: string;
  readonly count: number;
}

/** What the home page shows. `season` names categories whose time it is and that have something to offer. */
export type HomeData = Omit<Showcase, 'categoryCounts'> & {
  readonly stalls: readonly Stall[];
  readonly season: readonly { readonly id: number; readonly key: string }[];
};

/** How many the page has room for: of the highlighted one large and four beside it. */
const ROOM = { highlighted: 5, promoted: 6, facilities: 4 };

/** Makes the home page's data of the showcase. For loaders: neither the category tree nor all its counts go to the browser. */
export function homeData({ categoryCounts, ...showcase }: Showcase, nowMs: number): HomeData {
  const countIn = (id: number) => subtreeIds(id).reduce((sum, each) => sum + (categoryCounts[each] ?? 0), 0);
  const { counts } = showcase;
  const keys = seasonalKeys(nowMs);
  return {
    ...showcase,
    highlighted: showcase.highlighted.slice(0, ROOM.highlighted),
    promoted: showcase.promoted.slice(0, ROOM.promoted),
    facilities: showcase.facilities.slice(0, ROOM.facilities),
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
