import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { listingCardSchema } from './listings/listings.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, writeAnswer } from './primitives.ts';

const feature = 'following';

/** At once, or collected once a day at 7:00 by the Polish clock. */
export const FOLLOW_FREQUENCIES = ['instant', 'daily'] as const;
export type FollowFrequency = (typeof FOLLOW_FREQUENCIES)[number];
const frequencySchema = z.enum(FOLLOW_FREQUENCIES, { error: 'validation.invalid' });

/** The maximum number of sellers that one person follows. */
export const FOLLOWS_MAX = 500;

/** Profiles show the number of followers from this number on; a smaller one would look bad. */
export const FOLLOWERS_SHOWN_FROM = 3;

/** The number of newest listings shown with a followed seller. */
export const NEWEST_SHOWN = 3;

/** The fields of a followed seller's listing. */
const newestSchema = listingCardSchema.pick({
  id: true,
  kind: true,
  title: true,
  picture: true,
  price: true,
  priceUnit: true,
  priceIsLowest: true,
  startsAt: true,
});

/**
 * A followed seller.
 *
 * newest  their latest visible listings of any kind, latest first; at most NEWEST_SHOWN.
 */
export const followSchema = z.object({
  seller: personSchema.extend({ town: z.string().nullable() }),
  frequency: frequencySchema,
  followedAt: momentSchema,
  newest: z.array(newestSchema),
});
export type Follow = z.output<typeof followSchema>;

/** Latest first, without sellers whose profile is currently not public; `followers` counts the caller's followers. */
export const listFollows = endpoint({
  name: 'following.list',
  method: 'GET',
  path: '/user/me/follows',
  feature,
  summary: 'The sellers whom the caller follows, and how many follow the caller',
  access: 'user',
  query: z.object({ page: pageParam }),
  answer: pageOf(followSchema).extend({ followers: z.int() }),
  errors: ['mustLoggedIn'],
});

export const listFollowedIds = endpoint({
  name: 'following.ids',
  method: 'GET',
  path: '/user/me/follows/ids',
  feature,
  summary: 'The ids of all sellers whom the caller follows, for the buttons of a page',
  access: 'user',
  answer: z.object({ ids: z.array(z.int()) }),
  errors: ['mustLoggedIn'],
});

/**
 * Follows a seller: the caller is notified of the seller's new listings. A repeated call changes the frequency if it
 * names one; the default is `instant`. The seller sees only the number of followers.
 */
export const followSeller = endpoint({
  name: 'following.follow',
  method: 'PUT',
  path: '/sellers/{id}/follow',
  feature,
  summary: 'Follows a seller, or changes how often the caller is told',
  access: 'user',
  params: idParams,
  body: z.object({ frequency: frequencySchema.optional() }),
  answer: writeAnswer(z.object({ id: z.int(), frequency: frequencySchema })),
  errors: ['mustLoggedIn', 'notFound', 'ownAccount', 'blocked', 'actionNotPossible', 'tooMany'],
});

export const unfollowSeller = endpoint({
  name: 'following.unfollow',
  method: 'DELETE',
  path: '/sellers/{id}/follow',
  feature,
  summary: 'Follows a seller no longer; again changes nothing',
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: ['mustLoggedIn'],
});
