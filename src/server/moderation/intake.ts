import type { Tx } from '../platform/db/client.ts';
import { findPeople, lockPeople, openOrRaise } from './intake-repository.ts';
import type { Severity } from './severity.ts';
import { findTarget, snapshotOf, type Target, type TargetRef } from './targets.ts';

/** The open case of a target, found or newly opened. */
export interface BroughtUp {
  readonly caseId: number;
  /** The owner of the target. */
  readonly accountId: number;
  /** Whether the case was opened just now. */
  readonly isNew: boolean;
  readonly target: Target;
}

/**
 * Puts a target into the queue: finds its open case, or opens one with a snapshot. Raises the severity to at least the
 * given one and increments the version, so that a moderator who is about to decide has to look again. Concurrent calls
 * get the same case, which is locked until the transaction ends.
 *
 * Locks the authors against erasure, so that nothing is stored about deleted accounts.
 *
 * @returns undefined when the target does not exist.
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
