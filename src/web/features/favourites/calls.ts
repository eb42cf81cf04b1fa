import type * as Favourites from '#contract/favourites.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of favourites, declared without the contract's schemas. A test checks them against the contract. */
export const listFavourites = saidCall<typeof Favourites.listFavourites>('favourites.list', 'GET', '/favourites');
export const listFavouriteIds = saidCall<typeof Favourites.listFavouriteIds>(
  'favourites.ids',
  'GET',
  '/favourites/ids',
);
export const addFavourite = saidCall<typeof Favourites.addFavourite>('favourites.add', 'PUT', '/favourites/{id}');
export const removeFavourite = saidCall<typeof Favourites.removeFavourite>(
  'favourites.remove',
  'DELETE',
  '/favourites/{id}',
);
