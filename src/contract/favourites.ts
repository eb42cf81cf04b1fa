import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { listingCardSchema } from './listings/listings.ts';
import { idParams, pageOf, pageParam, writeAnswer } from './primitives.ts';

const feature = 'favourites';

/** The maximum number of favourites per person. */
export const FAVOURITES_MAX = 1_000;

/** Latest first. Favourites that are currently not shown are kept but left out of the items; `hidden` counts them. */
export const listFavourites = endpoint({
  name: 'favourites.list',
  method: 'GET',
  path: '/favourites',
  feature,
  summary: 'The listings that the caller keeps',
  access: 'user',
  query: z.object({ page: pageParam }),
  answer: pageOf(listingCardSchema).extend({ hidden: z.int() }),
  errors: ['mustLoggedIn'],
});

export const listFavouriteIds = endpoint({
  name: 'favourites.ids',
  method: 'GET',
  path: '/favourites/ids',
  feature,
  summary: 'The ids of all that the caller keeps, for the hearts of a page',
  access: 'user',
  answer: z.object({ ids: z.array(z.int()) }),
  errors: ['mustLoggedIn'],
});

export const addFavourite = endpoint({
  name: 'favourites.add',
  method: 'PUT',
  path: '/favourites/{id}',
  feature,
  summary: 'Keeps a listing; again changes nothing',
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: ['mustLoggedIn', 'notFound', 'ownListing', 'tooMany'],
});

export const removeFavourite = endpoint({
  name: 'favourites.remove',
  method: 'DELETE',
  path: '/favourites/{id}',
  feature,
  summary: 'Keeps a listing no longer',
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: ['mustLoggedIn'],
});
