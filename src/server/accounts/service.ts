import type { Profile } from '#contract/accounts/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import { FOLLOWERS_SHOWN_FROM } from '#contract/following.ts';
import type { Picture } from '#contract/primitives.ts';
import type { KindId } from '#kinds/index.ts';
import { credentialsOfAccount } from '../credentials/service.ts';
import { countFollowers } from '../following/follower-repository.ts';
import type { Db } from '../platform/db/client.ts';
import { presentStatus } from '../seller-status/shown-status.ts';
import { countListings, findProfile, sumAgreedRatings } from './repository.ts';

/** Rounded to two decimals; null without ratings. */
function meanOf(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({
  db,
  listPictures,
}: {
  db: Db;
  listPictures: (id: number) => Promise<Picture[]>;
}) {
  /** A person's public profile. @throws ApiError 'notFound' */
  async function getProfile(id: number): Promise<Profile> {
    const [row, listings, agreed, gallery, followers, credentials] = await Promise.all([
      findProfile(db, id),
      countListings(db, id),
      sumAgreedRatings(db, id),
      listPictures(id),
      countFollowers(db, id),
      credentialsOfAccount(db, id),
    ]);
    if (!row) throw new ApiError('notFound');
    const countOf = (kind: KindId) => listings.find((each) => each.kind === kind)?.count ?? 0;
    const ratingSum = listings.reduce((sum, each) => sum + each.rating_sum, agreed.past_sum);
    const ratingCount = listings.reduce((sum, each) => sum + each.rating_count, agreed.past_count);
    return {
      id: row.id,
      name: row.name,
      avatar: row.avatar_path ? { image_path: row.avatar_path } : null,
      description: row.description,
      memberSince: row.created_at.toISOString(),
      town: row.town,
      shop_url: row.shop_url,
      seller: presentStatus(row.seller_status),
      counts: {
        ad: countOf('ad'),
        agritourism: countOf('agritourism'),
        event: countOf('event'),
        comments: ratingCount,
      },
      avg_rating: meanOf(ratingSum, ratingCount),
      avg_rating_count: ratingCount,
      asBuyer: { avg_rating: meanOf(agreed.buyer_sum, agreed.buyer_count), avg_rating_count: agreed.buyer_count },
      responds: row.responds,
      followers: followers < FOLLOWERS_SHOWN_FROM ? null : followers,
      gallery,
      credentials,
    };
  }

  return { getProfile };
}
