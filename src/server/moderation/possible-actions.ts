import { ACTIONS, type ModerationAction } from '#contract/house-rules.ts';
import type { ReportTarget } from '#contract/reports.ts';
import type { Caller } from '../context.ts';
import type { Restriction } from './effects-repository.ts';

/**
 * What has to be known of a thing before something can be decided about it.
 *
 * isThere      it is not deleted, by whomever.
 * restriction  what was decided about it before and still holds.
 */
export interface Situation {
  readonly type: ReportTarget;
  readonly isThere: boolean;
  readonly restriction: Restriction;
  readonly owner: { readonly id: number; readonly role: Caller['role']; readonly is_gone: boolean };
}

/** What a moderator may decide about a thing as it stands, in the order of `ACTIONS`. */
export function possibleActions(situation: Situation, caller: Pick<Caller, 'id' | 'role'>): ModerationAction[] {
  return ACTIONS.filter((action) => isPossible(action, situation, caller));
}

function isPossible(
  action: ModerationAction,
  { type, isThere, restriction, owner }: Situation,
  caller: Pick<Caller, 'id' | 'role'>,
): boolean {
  const canBeHidden = type === 'listing' || type === 'comment';
  // Nobody can mend what was sent: it stays, or it goes.
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
