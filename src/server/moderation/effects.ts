import { APPEAL_DAYS } from '#contract/moderation/reports.ts';
import { removeComment, setCommentHidden } from '../comments/service.ts';
import { blankMessage, setMessageHidden } from '../conversations/moderated.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import {
  findRestriction,
  freeListings,
  listOverdue,
  restrictAccount,
  restrictListing,
  suspendListings,
} from './effects-repository.ts';
import type { TargetRef } from './targets.ts';

/**
 * Updates the visibility of a target to match the decisions that hold, after one was made or lifted. Derived from all
 * of them, so the result does not depend on their order.
 */
export async function followDecisions(tx: Tx, target: TargetRef): Promise<void> {
  const restriction = await findRestriction(tx, target);
  if (target.type === 'comment') await setCommentHidden(tx, target.id, restriction !== null);
  if (target.type === 'message') await setMessageHidden(tx, target.id, restriction !== null);
  if (target.type !== 'listing') return;
  const touched = await restrictListing(tx, target.id, restriction);
  if (touched) await emit(tx, 'listing.changed', touched);
}

/** Does the same for a locked account and its listings. @returns whether a suspension has just ended */
export async function followSuspensions(tx: Tx, accountId: number): Promise<boolean> {
  const change = await restrictAccount(tx, accountId);
  if (!change || change.wasSuspended === change.isSuspended) return false;
  const touched = await (change.isSuspended ? suspendListings : freeListings)(tx, accountId);
  await emitAll(tx, 'listing.changed', touched);
  await emit(tx, 'account.changed', { id: accountId });
  return change.wasSuspended;
}

const AT_ONCE = 100;

/** Permanently deletes removed content once the time to appeal is over; until then it is only hidden. */
export async function deleteRemoved(db: Db, jobs: Jobs): Promise<void> {
  await forEachOverdue(db, 'comment', removeComment);
  await forEachOverdue(db, 'message', (tx, id) => blankMessage(tx, jobs, id));
}

async function forEachOverdue(
  db: Db,
  type: 'comment' | 'message',
  remove: (tx: Tx, id: number) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const ids = await listOverdue(db, type, { days: APPEAL_DAYS, limit: AT_ONCE });
    for (const id of ids) await db.transaction().execute((tx) => remove(tx, id));
    if (ids.length < AT_ONCE) return;
  }
}
