import type { Tx } from '../db/client.ts';
import { findPeople, lockPeople, openOrRaise } from './intake-repository.ts';
import type { Severity } from './severity.ts';
import { findTarget, snapshotOf, type Target, type TargetRef } from './targets.ts';

/** The open case of a thing, as it was found or opened. */
export interface BroughtUp {
  readonly caseId: number;
  /** Whose thing it is. */
  readonly accountId: number;
  /** It was not being looked at before. */
  readonly isNew: boolean;
  readonly target: Target;
}

/**
 * Puts a thing into the queue: finds the one open case of it, or opens one with a snapshot of the thing. Its severity is
 * raised to the given one, and its version grows, so that a moderator who is about to decide looks again. Two at once get
 * the same case; it is held until the transaction ends.
 *
 * Whose words it holds cannot be erased meanwhile: nothing is kept of those who have gone.
 *
 * @returns undefined when the thing is not there.
 */
export async function bringUp(tx: Tx, ref: TargetRef, severity: Severity): Promise<BroughtUp | undefined> {
  const people = await findPeople(tx, ref);
  if (people.length === 0 || !(await lockPeople(tx, people))) return undefined;
  const target = await findTarget(tx, ref);
  if (!target) return undefined;
  const { accountId } = target;
  const { id: caseId, is_new: isNew } = await openOrRaise(tx, {
    target_type: ref.type,
    target_id: ref.id,
    account_id: accountId,
    snapshot: JSON.stringify(snapshotOf(target)),
    severity,
  });
  return { caseId, accountId, isNew, target };
}
