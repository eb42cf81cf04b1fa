import { ApiError } from '#contract/errors.ts';
import type { Decision } from '#contract/moderation/decisions.ts';
import { type Caller, callerOf, type RequestContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { emit } from '../../platform/events.ts';
import { once } from '../../platform/idempotency.ts';
import { mayAppeal, presentDecision } from './present.ts';
import { type DecisionRow, findAbout, insertAppeal, listAbout } from './repository.ts';

const LISTED_MAX = 200;

export type DecisionService = ReturnType<typeof createDecisionService>;

/** Decisions about an account and its content, visible only to that account, even while it is suspended. */
export function createDecisionService({ db }: { db: Db }) {
  async function list(caller: Caller): Promise<Decision[]> {
    const nowMs = Date.now();
    return (await listAbout(db, caller.id, LISTED_MAX)).map((row) => presentDecision(row, nowMs));
  }

  /** @throws ApiError 'notFound' */
  async function find(source: Db | Tx, caller: Caller, id: number): Promise<DecisionRow> {
    const row = await findAbout(source, caller.id, id);
    if (!row) throw new ApiError('notFound');
    return row;
  }

  async function get(caller: Caller, id: number): Promise<Decision> {
    return presentDecision(await find(db, caller, id), Date.now());
  }

  /** Files the one possible appeal. @throws ApiError 'notFound' | 'appealNotPossible' | 'conflict' */
  async function appeal(id: number, { text }: { text: string }, context: RequestContext): Promise<Decision> {
    const caller = callerOf(context);
    const request = { scope: `appeal decision ${id} ${caller.id}`, key: context.idempotencyKey, request: text };
    await db.transaction().execute((tx) =>
      once(tx, request, async () => {
        const row = await find(tx, caller, id);
        const isWritten =
          mayAppeal(row, Date.now()) &&
          (await insertAppeal(tx, { decisionId: id, body: text, locale: context.locale }));
        if (!isWritten) throw new ApiError('appealNotPossible');
        await emit(tx, 'moderation.changed', {});
        return { decisionId: id };
      }),
    );
    return get(caller, id);
  }

  return { list, get, appeal };
}
