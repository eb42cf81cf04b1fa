import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { AppealLine } from '#contract/moderation/cases.ts';
import type { decideAppeal, listAppeals } from '#contract/moderation/deciding.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import { type AppealRow, answerAppeal, countAppeals, findAppeal, listAppealRows } from './appeals-repository.ts';
import { writeAudit } from './audit/service.ts';
import { lockCase } from './case-repository.ts';
import { lockOpenCase, moveReport, reopenCase } from './decide-repository.ts';
import { lockAccount } from './effects-repository.ts';
import { type LetterDeps, tellAppellant } from './letters.ts';
import { lift } from './lift.ts';
import { LIST_MAX, presentAppeal, presentPage } from './present.ts';

type Answer = ParsedOf<typeof decideAppeal>['body'];

export type AppealService = ReturnType<typeof createAppealService>;

/** Appeals against decisions, and their review by another moderator. */
export function createAppealService({ db, ...letters }: LetterDeps & { readonly db: Db }) {
  async function list(
    caller: Caller,
    { state, page }: ParsedOf<typeof listAppeals>['query'],
  ): Promise<AnswerOf<typeof listAppeals>> {
    const [rows, count] = await Promise.all([
      listAppealRows(db, { state, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
      countAppeals(db, state, LIST_MAX),
    ]);
    return presentPage(
      rows.map((row) => presentAppeal(row, caller.id)),
      count,
      page,
    );
  }

  /**
   * Answers an appeal and notifies the appellant.
   *
   * @throws  ApiError 'notFound' | 'conflict' when it was already answered | 'otherModeratorNeeded' for the moderator
   *          who made the decision, the appellant and the person concerned
   */
  async function decide(id: number, form: Answer, context: RequestContext): Promise<AppealLine> {
    const caller = callerOf(context);
    const request = { scope: `appeal ${caller.id} ${id}`, key: context.idempotencyKey, request: form };
    await db.transaction().execute((tx) =>
      once(tx, request, async () => {
        const appeal = await findAppeal(tx, id);
        if (!appeal) throw new ApiError('notFound');
        const isParty = [appeal.moderator_id, appeal.account_id, appeal.appellant_id].includes(caller.id);
        if (isParty) throw new ApiError('otherModeratorNeeded');
        await answer(tx, appeal, form, caller);
        return { appealId: id };
      }),
    );
    const row = await findAppeal(db, id);
    if (!row) throw new ApiError('notFound');
    return presentAppeal(row, caller.id);
  }

  async function answer(tx: Tx, appeal: AppealRow, { outcome, answer: text }: Answer, caller: Caller): Promise<void> {
    // Lock the account before the case; exclusively if it may be reopened, so that nobody opens another one meanwhile.
    await lockAccount(tx, appeal.account_id, { alone: outcome === 'granted' && appeal.report_id !== null });
    const isFirst = await answerAppeal(tx, appeal.appeal_id, { outcome, answer: text, decided_by: caller.id });
    if (!isFirst) throw new ApiError('conflict');
    if (outcome === 'granted')
      await (appeal.report_id === null ? lift(tx, letters.jobs, appeal) : lookAgain(tx, appeal, appeal.report_id));
    await tellAppellant(tx, letters, appeal);
    await emit(tx, 'moderation.changed', {});
    const by = appeal.report_id === null ? 'owner' : 'reporter';
    const content = { appeal: appeal.appeal_id, decision: appeal.id, case: appeal.case_id, by, outcome };
    await writeAudit(tx, { actorId: caller.id, action: 'appeal.decide', content });
  }

  return { list, decide };
}

/**
 * Reopens a case with all its reports; if the target already has another open case, moves the appealed report there.
 */
async function lookAgain(tx: Tx, appeal: AppealRow, reportId: number): Promise<void> {
  const row = await lockCase(tx, appeal.case_id);
  if (!row?.decided_at) return;
  const open = await lockOpenCase(tx, row.target_type, row.target_id);
  if (open === undefined) await reopenCase(tx, row.id);
  else await moveReport(tx, reportId, { toCaseId: open, severity: row.severity });
}
