import { followSeller, listFollowedIds, listFollows, unfollowSeller } from '#contract/following.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { FollowingService } from './service.ts';

export function followingRoutes(following: FollowingService): Mounted[] {
  return [
    mount(listFollows, ({ query }, context) => following.list(callerOf(context), query.page)),
    mount(listFollowedIds, async (_, context) => ({ ids: await following.listIds(callerOf(context)) })),
    mount(followSeller, async ({ params: { id }, body }, context) =>
      written({ id, frequency: await following.follow(callerOf(context), id, body.frequency) }),
    ),
    mount(unfollowSeller, async ({ params: { id } }, context) => {
      await following.unfollow(callerOf(context), id);
      return written({ id });
    }),
  ];
}
