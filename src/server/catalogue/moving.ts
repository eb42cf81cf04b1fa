import type { Db, Tx } from '../platform/db/client.ts';
import { emitAll } from '../platform/events.ts';
import { type MovedRow, moveSome, moveSomeBack } from './repository.ts';

const AT_ONCE = 200;

/**
 * Moves listings out of categories that were merged into others, and back into reopened ones, in batches with separate
 * transactions. If it is interrupted, the next run continues.
 */
export async function moveListings({ db }: { db: Db }): Promise<void> {
  const moveOn = async (tx: Tx) => {
    const moved = await moveSome(tx, AT_ONCE);
    await publish(tx, moved);
    return moved.length > 0;
  };
  const moveBack = async (tx: Tx) => {
    const { moved, isMore } = await moveSomeBack(tx, AT_ONCE);
    await publish(tx, moved);
    return isMore;
  };
  for (const move of [moveOn, moveBack]) {
    let isMore = true;
    while (isMore) isMore = await db.transaction().execute(move);
  }
}

async function publish(tx: Tx, moved: readonly MovedRow[]): Promise<void> {
  await emitAll(
    tx,
    'listing.changed',
    moved.map(({ id, kind, sellerId }) => ({ id, kind, sellerId })),
  );
}
