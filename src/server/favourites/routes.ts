import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from '#contract/favourites.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { FavouriteService } from './service.ts';

export function favouriteRoutes(favourites: FavouriteService): Mounted[] {
  return [
    mount(listFavourites, ({ query }, context) => favourites.list(callerOf(context), query.page)),
    mount(listFavouriteIds, async (_, context) => ({ ids: await favourites.listIds(callerOf(context)) })),
    mount(addFavourite, async ({ params: { id } }, context) => {
      await favourites.add(callerOf(context), id);
      return written({ id });
    }),
    mount(removeFavourite, async ({ params: { id } }, context) => {
      await favourites.remove(callerOf(context), id);
      return written({ id });
    }),
  ];
}
