import { BLOCKS_MAX, type BlockedPerson } from '#contract/blocks.ts';
import { ApiError } from '#contract/errors.ts';
import { holdAccount, keepAccount } from '../accounts/hold-repository.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { Limits } from '../platform/limits/service.ts';
import { type BlockedRow, countBlocked, deleteBlock, findBlocked, insertBlock, listBlocked } from './repository.ts';

export type BlockService = ReturnType<typeof createBlockService>;

/** Blocks between people. Blocked people do not learn of it until they try to write. */
export function createBlockService({ db, limits }: { db: Db; limits: Limits }) {
  const countTry = (caller: Caller) => limits.take({ 'block.account': String(caller.id) });

  /** The people that the caller has blocked, latest first. */
  async function list(caller: Caller): Promise<BlockedPerson[]> {
    return (await listBlocked(db, caller.id)).map(present);
  }

  /**
   * Blocks a person; an existing block keeps its date.
   *
   * @throws  ApiError 'ownAccount' | 'notFound' | 'tooMany' at BLOCKS_MAX | 'tooManyRequests'
   */
  async function add(caller: Caller, id: number): Promise<BlockedPerson> {
    if (id === caller.id) throw new ApiError('ownAccount');
    await countTry(caller);
    return db.transaction().execute(async (tx) => {
      if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
      if (!(await keepAccount(tx, id))) throw new ApiError('notFound');
      const earlier = await findBlocked(tx, caller.id, id);
      if (earlier) return present(earlier);
      if ((await countBlocked(tx, caller.id)) >= BLOCKS_MAX) throw new ApiError('tooMany');
      await insertBlock(tx, caller.id, id);
      const row = await findBlocked(tx, caller.id, id);
      if (!row) throw new Error(`block of ${id} by ${caller.id} not found`);
      return present(row);
    });
  }

  /** Removes a block, if there is one. @throws ApiError 'tooManyRequests' */
  async function remove(caller: Caller, id: number): Promise<void> {
    await countTry(caller);
    await deleteBlock(db, caller.id, id);
  }

  return { list, add, remove };
}

function present({ id, name, avatar_path, created_at }: BlockedRow): BlockedPerson {
  return { id, name, avatar: avatar_path ? { image_path: avatar_path } : null, blockedAt: created_at.toISOString() };
}
