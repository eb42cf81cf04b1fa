import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { decideCase } from '#contract/moderation/deciding.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import { writeAudit } from './audit/service.ts';
import { type CaseRow, findCase, hasReported, lockCase } from './case-repository.ts';
import { closeCase, findOwner, insertDecision } from './decide-repository.ts';
import { followDecisions, followSuspensions } from './effects.ts';
import { findRestriction, lockAccount } from './effects-repository.ts';
import { type LetterDeps, tellConcerned, tellReporters } from './letters.ts';
import { possibleActions } from './possible-actions.ts';
import { findTarget } from './targets.ts';

type Form = ParsedOf<typeof decideCase>['body'];

/**
 * Decides a case with all consequences in one transaction: the statement of reasons to the person concerned, an answer
 * to each reporter, the effect on the target, and the log.
 *
 * @throws  ApiError 'notFound' | 'conflict' when the case is decided or has changed since the caller loaded it |
 *          'ownMatter' | 'actionNotPossible'
 */
export function createDecide({ db, ...letters }: LetterDeps & { readonly db: Db }) {
  return async (id: number, form: Form, context: RequestContext): Promise<void> => {
    const caller = callerOf(context);
    const scope = `decide ${caller.id} ${id}`;
    await db.transaction().execute((tx) =>
      once(tx, { scope, key: context.idempotencyKey, request: form }, async () => {
        const row = await holdCase(tx, id);
        await assertMayDecide(tx, row, form, caller);
        return { decisionId: await decide(tx, letters, row, form, caller) };
      }),
    );
  };
}

/** Locks the person concerned and the case. @throws ApiError 'notFound' */
async function holdCase(tx: Tx, id: number): Promise<CaseRow> {
  const known = await findCase(tx, id);
  if (!known) throw new ApiError('notFound');
  await lockAccount(tx, known.account_id);
  return (await lockCase(tx, id)) ?? known;
}

async function assertMayDecide(tx: Tx, row: CaseRow, { version, action }: Form, caller: Caller): Promise<void> {
  if (row.decided_at || row.version !== version) throw new ApiError('conflict');
  if (row.account_id === caller.id || (await hasReported(tx, row.id, caller.id))) throw new ApiError('ownMatter');
  const ref = { type: row.target_type, id: row.target_id };
  const situation = {
    type: row.target_type,
    isThere: (await findTarget(tx, ref)) !== undefined,
    restriction: await findRestriction(tx, ref),
    owner: await findOwner(tx, row.account_id),
  };
  if (!possibleActions(situation, caller).includes(action)) throw new ApiError('actionNotPossible');
}

async function decide(tx: Tx, letters: LetterDeps, row: CaseRow, form: Form, caller: Caller): Promise<number> {
  const { action, explanation, days } = form;
  const rule = action === 'dismiss' ? null : (form.rule ?? null);
  const accountId = row.account_id;
  const { id: decisionId, suspended_until: until } = await insertDecision(tx, {
    caseId: row.id,
    accountId,
    action,
    rule,
    explanation,
    days: action === 'suspendAccount' ? days : undefined,
    decidedBy: caller.id,
  });
  await closeCase(tx, row.id, caller.id);
  if (action === 'suspendAccount') await followSuspensions(tx, accountId);
  else await followDecisions(tx, { type: row.target_type, id: row.target_id });
  if (action !== 'dismiss') await tellConcerned(tx, letters, { accountId, decisionId });
  await tellReporters(tx, letters, { caseId: row.id, decisionId });
  await emit(tx, 'moderation.changed', {});
  const content = {
    case: row.id,
    decision: decisionId,
    target: row.target_type,
    targetId: row.target_id,
    account: accountId,
    action,
    rule,
    ...(action === 'suspendAccount' ? { days: days ?? null, until: until?.toISOString() ?? null } : {}),
  };
  await writeAudit(tx, { actorId: caller.id, action: 'case.decide', content });
  return decisionId;
}
