import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { FOLLOWS_MAX, type Follow, type FollowFrequency, type listFollows, NEWEST_SHOWN } from '#contract/following.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import type { ListingService } from '../listings/service.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { countFollowers } from './follower-repository.ts';
import {
  deleteFollow,
  type FollowRow,
  findFollowable,
  listFollowedIds,
  listFollowRows,
  putFollow,
} from './repository.ts';
import { tellWaiting } from './telling.ts';

interface FollowingDeps {
  readonly db: Db;
  readonly limits: Limits;
  readonly listings: Pick<ListingService, 'listCards'>;
  readonly publishNews: PublishNews;
}

export type FollowingService = ReturnType<typeof createFollowingService>;

/** Page size; small because each seller comes with pictures. */
const PAGE_SIZE = 20;

/** Follows of sellers. */
export function createFollowingService(deps: FollowingDeps) {
  return withDeps(deps, { list, listIds, follow, unfollow });
}

async function list(
  { db, listings }: FollowingDeps,
  caller: Caller,
  page: number,
): Promise<AnswerOf<typeof listFollows>> {
  const [rows, followers] = await Promise.all([
    listFollowRows(db, caller.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE, newest: NEWEST_SHOWN }),
    countFollowers(db, caller.id),
  ]);
  const cards = await listings.listCards(rows.flatMap(({ newest }) => newest));
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map((row) => presentFollow(row, cardsById)),
    total,
    totalIsExact: true,
    page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    followers,
  };
}

function presentFollow(
  { sellerId, name, avatarPath, town, frequency, followedAt, newest }: FollowRow,
  cards: ReadonlyMap<number, Follow['newest'][number]>,
): Follow {
  return {
    seller: { id: sellerId, name, avatar: avatarPath ? { image_path: avatarPath } : null, town },
    frequency,
    followedAt: followedAt.toISOString(),
    newest: newest.flatMap((id) => cards.get(id) ?? []),
  };
}

async function listIds({ db }: FollowingDeps, caller: Caller): Promise<number[]> {
  return listFollowedIds(db, caller.id);
}

/**
 * Follows a seller, or changes how often the caller is notified. When the frequency becomes `instant`, listings that
 * waited for the next morning are notified at once.
 *
 * @throws ApiError 'ownAccount' | 'notFound' | 'blocked' | 'actionNotPossible' when the caller blocks the seller |
 *         'tooMany' at FOLLOWS_MAX | 'tooManyRequests'
 */
async function follow(
  { db, limits, publishNews }: FollowingDeps,
  caller: Caller,
  sellerId: number,
  wanted: FollowFrequency | undefined,
): Promise<FollowFrequency> {
  if (sellerId === caller.id) throw new ApiError('ownAccount');
  await limits.take({ 'follow.account': String(caller.id) });
  return db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
    const known = await findFollowable(tx, caller.id, sellerId);
    if (!known) throw new ApiError('notFound');
    if (known.isBlocked) throw new ApiError('blocked');
    if (known.isBlocking) throw new ApiError('actionNotPossible');
    if (!known.isFollowed && known.count >= FOLLOWS_MAX) throw new ApiError('tooMany');
    const follows = { accountId: caller.id, sellerId };
    const frequency = await putFollow(tx, { ...follows, frequency: wanted ?? null });
    if (frequency === 'instant') await tellWaiting({ publishNews }, tx, follows);
    if (!known.isFollowed) await emit(tx, 'account.changed', { id: sellerId });
    return frequency;
  });
}

async function unfollow({ db, limits }: FollowingDeps, caller: Caller, sellerId: number): Promise<void> {
  await limits.take({ 'follow.account': String(caller.id) });
  await db.transaction().execute(async (tx) => {
    if (await deleteFollow(tx, caller.id, sellerId)) await emit(tx, 'account.changed', { id: sellerId });
  });
}
