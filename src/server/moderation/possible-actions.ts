import { ACTIONS, type ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportTarget } from '#contract/moderation/reports.ts';
import type { Caller } from '../platform/context.ts';
import type { Restriction } from './effects-repository.ts';

/**
 * The facts that determine which actions are possible.
 *
 * isThere      the target is not deleted, by anybody.
 * restriction  the effect of an earlier decision that still holds.
 */
export interface Situation {
  readonly type: ReportTarget;
  readonly isThere: boolean;
  readonly restriction: Restriction;
  readonly owner: { readonly id: number; readonly role: Caller['role']; readonly is_gone: boolean };
}

/** The actions that a moderator may take on a target in its current state, in the order of `ACTIONS`. */
export function possibleActions(situation: Situation, caller: Pick<Caller, 'id' | 'role'>): ModerationAction[] {
  return ACTIONS.filter((action) => isPossible(action, situation, caller));
}

function isPossible(
  action: ModerationAction,
  { type, isThere, restriction, owner }: Situation,
  caller: Pick<Caller, 'id' | 'role'>,
): boolean {
  const canBeHidden = type === 'listing' || type === 'comment';
  // A sent message cannot be edited: it stays or is removed.
  const canBeRemoved = canBeHidden || type === 'message';
  switch (action) {
    case 'dismiss':
      return true;
    case 'askChange':
      return (canBeHidden || type === 'account') && isThere && restriction !== 'remove' && !owner.is_gone;
    case 'hide':
      return canBeHidden && isThere && restriction === null;
    case 'remove':
      return canBeRemoved && isThere && restriction !== 'remove';
    case 'suspendAccount':
      return !owner.is_gone && owner.id !== caller.id && (owner.role === 'user' || caller.role === 'admin');
  }
}
