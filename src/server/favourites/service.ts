import { createHash } from 'node:crypto';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { FAVOURITES_MAX, type listFavourites } from '#contract/favourites.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import type { ListingService } from '../listings/service.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { Limits } from '../platform/limits/service.ts';
import { countKept, deleteFavourite, findKeepable, insertFavourite, listIds, listShownIds } from './repository.ts';

interface FavouriteDeps {
  readonly db: Db;
  readonly limits: Limits;
  readonly listings: Pick<ListingService, 'listCards'>;
}

export type FavouriteService = ReturnType<typeof createFavouriteService>;

/** Listings that people save for themselves. */
export function createFavouriteService({ db, limits, listings }: FavouriteDeps) {
  async function list(caller: Caller, page: number): Promise<AnswerOf<typeof listFavourites>> {
    const [ids, { shown, hidden }] = await Promise.all([
      listShownIds(db, caller.id, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
      countKept(db, caller.id),
    ]);
    return {
      items: await listings.listCards(ids),
      total: shown,
      totalIsExact: true,
      page,
      pageCount: Math.max(1, Math.ceil(shown / PAGE_SIZE)),
      hidden,
    };
  }

  /** @throws ApiError 'notFound' | 'ownListing' | 'tooMany' | 'tooManyRequests' */
  async function add(caller: Caller, id: number): Promise<void> {
    await limits.take({ 'favourite.account': String(caller.id) });
    await db.transaction().execute(async (tx) => {
      if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
      const known = await findKeepable(tx, caller.id, id);
      if (known?.is_kept) return;
      if (!known?.is_visible) throw new ApiError('notFound');
      if (known.seller_id === caller.id) throw new ApiError('ownListing');
      if (known.kept >= FAVOURITES_MAX) throw new ApiError('tooMany');
      await insertFavourite(tx, { accountId: caller.id, listingId: id, mark: markOf(caller) });
    });
  }

  return {
    list,
    add,
    listIds: (caller: Caller) => listIds(db, caller.id),
    remove: (caller: Caller, id: number) => deleteFavourite(db, caller.id, id),
  };
}

function markOf({ id }: Caller): Buffer {
  return createHash('sha256')
    .update(`${polishDay(new Date())}\0favourite of account ${id}`)
    .digest();
}
