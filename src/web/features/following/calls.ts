import type * as Following from '#contract/following.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of following, declared without the contract's schemas. A test checks them against the contract. */
export const listFollows = saidCall<typeof Following.listFollows>('following.list', 'GET', '/user/me/follows');
export const listFollowedIds = saidCall<typeof Following.listFollowedIds>(
  'following.ids',
  'GET',
  '/user/me/follows/ids',
);
export const followSeller = saidCall<typeof Following.followSeller>('following.follow', 'PUT', '/sellers/{id}/follow');
export const unfollowSeller = saidCall<typeof Following.unfollowSeller>(
  'following.unfollow',
  'DELETE',
  '/sellers/{id}/follow',
);
