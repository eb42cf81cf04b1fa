import { APPEAL_DAYS } from '#contract/reports.ts';
import { removeComment, setCommentHidden } from '../comments/service.ts';
import { blankMessage, setMessageHidden } from '../conversations/moderated.ts';
import type { Db, Tx } from '../db/client.ts';
import { emit, emitAll } from '../events.ts';
import type { Jobs } from '../jobs.ts';
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
 * Makes a thing be seen, or not, as the decisions about it that hold say: after one was made and after one was lifted.
 * Nothing is kept of what came before, so it is the same in whichever order they came and went.
 */
export async function followDecisions(tx: Tx, target: TargetRef): Promise<void> {
  const restriction = await findRestriction(tx, target);
  if (target.type === 'comment') await setCommentHidden(tx, target.id, restriction !== null);
  if (target.type === 'message') await setMessageHidden(tx, target.id, restriction !== null);
  if (target.type !== 'listing') return;
  const touched = await restrictListing(tx, target.id, restriction);
  if (touched) await emit(tx, 'listing.changed', touched);
}

/** Does the same for a held account and all that it offers. @returns whether it is suspended no longer */
export async function followSuspensions(tx: Tx, accountId: number): Promise<boolean> {
  const change = await restrictAccount(tx, accountId);
  if (!change || change.wasSuspended === change.isSuspended) return false;
  const touched = await (change.isSuspended ? suspendListings : freeListings)(tx, accountId);
  await emitAll(tx, 'listing.changed', touched);
  await emit(tx, 'account.changed', { id: accountId });
  return change.wasSuspended;
}

const AT_ONCE = 100;

/** Does away with what was removed when nobody can appeal any more; until then it is only hidden, and can come back. */
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
