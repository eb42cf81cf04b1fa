import { ApiError } from '#contract/errors.ts';
import type { PastDecision } from '#contract/moderation/cases.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { writeAudit } from './audit/service.ts';
import { setLifted } from './decide-repository.ts';
import { followDecisions, followSuspensions } from './effects.ts';
import { findEndedDecision, isStored, lockAccount, takeEndedSuspension } from './effects-repository.ts';
import { queueLooks } from './flags/queue.ts';
import { type LetterDeps, tellLifted } from './letters.ts';
import { findDecision, type PastDecisionRow } from './past-decisions-repository.ts';
import { presentPastDecision } from './present.ts';

/** Lifts a decision about a locked account or its content; false when it was already lifted. */
export async function lift(tx: Tx, jobs: Jobs, decision: PastDecisionRow): Promise<boolean> {
  if (!(await setLifted(tx, decision.id))) return false;
  const target = { type: decision.target_type, id: decision.target_id };
  if (decision.action === 'suspendAccount') await followSuspensions(tx, decision.account_id);
  else await followDecisions(tx, target);
  // Changes made while hidden have not been scanned.
  await queueLooks(jobs, tx, [target]);
  return true;
}

export type LiftService = ReturnType<typeof createLiftService>;

/** How restrictions end without an appeal: a moderator lifts them, or they expire. */
export function createLiftService({ db, ...letters }: LetterDeps & { readonly db: Db }) {
  const { jobs } = letters;
  /**
   * Lifts a decision and notifies the person concerned.
   *
   * @throws  ApiError 'notFound' | 'ownMatter' | 'actionNotPossible' when it no longer holds, restricted nothing, or
   *          its target is permanently deleted
   */
  async function liftDecision(id: number, context: RequestContext): Promise<PastDecision> {
    const caller = callerOf(context);
    await db.transaction().execute(async (tx) => {
      const known = await findDecision(tx, id);
      if (!known) throw new ApiError('notFound');
      if (known.account_id === caller.id) throw new ApiError('ownMatter');
      await lockAccount(tx, known.account_id);
      if (!(await canLift(tx, known)) || !(await lift(tx, jobs, known))) throw new ApiError('actionNotPossible');
      await tellLifted(tx, letters, { accountId: known.account_id, decisionId: id });
      await emit(tx, 'moderation.changed', {});
      const content = { decision: id, case: known.case_id, account: known.account_id, action: known.action };
      await writeAudit(tx, { actorId: caller.id, action: 'decision.lift', content });
    });
    const row = await findDecision(db, id);
    if (!row) throw new ApiError('notFound');
    return presentPastDecision(row);
  }

  /** Ends expired suspensions, one transaction per account, so that each ends and is announced exactly once. */
  async function endSuspensions(): Promise<void> {
    while (await db.transaction().execute(endOne));
  }

  async function endOne(tx: Tx): Promise<boolean> {
    const accountId = await takeEndedSuspension(tx);
    if (accountId === undefined) return false;
    const decisionId = await findEndedDecision(tx, accountId);
    await followSuspensions(tx, accountId);
    if (decisionId !== undefined) await tellLifted(tx, letters, { accountId, decisionId });
    const content = { account: accountId, decision: decisionId ?? null };
    await writeAudit(tx, { actorId: null, action: 'suspension.end', content });
    return true;
  }

  return { liftDecision, endSuspensions };
}

/** Whether a decision still restricts something and can be undone. */
async function canLift(tx: Tx, decision: PastDecisionRow): Promise<boolean> {
  const { action, lifted_at: liftedAt, account_id: accountId, target_type: type, target_id: id } = decision;
  if (action === 'dismiss' || liftedAt) return false;
  return isStored(tx, action === 'suspendAccount' ? { type: 'account', id: accountId } : { type, id });
}
