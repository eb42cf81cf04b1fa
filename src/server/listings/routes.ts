import { getCategories, getListing, getShowcase, listListings, listSimilar } from '#contract/listings/listings.ts';
import type { ListQuery } from '#contract/listings/query.ts';
import { KIND_IDS } from '#kinds/index.ts';
import { type Mounted, mount } from '../platform/mount.ts';
import { presentCategoryTree } from './category-tree.ts';
import type { ListingService } from './service.ts';
import type { ShowcaseService } from './showcase.ts';

export function listingRoutes(listings: ListingService, showcase: ShowcaseService): Mounted[] {
  return [
    mount(getCategories, async (_, context) => presentCategoryTree(context.locale)),
    mount(getShowcase, () => showcase.get()),
    ...KIND_IDS.flatMap((kind) => [
      mount(listListings[kind], ({ query }, context) => listings.list(kind, query as unknown as ListQuery, context)),
      mount(getListing[kind], ({ params }) => listings.get(kind, params.id)),
      mount(listSimilar[kind], async ({ params }) => ({ items: await listings.listSimilar(kind, params.id) })),
    ]),
  ];
}
