import { ApiError } from '#contract/errors.ts';
import type { AppealState, Notice } from '#contract/moderation/reports.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { emit } from '../../platform/events.ts';
import { once } from '../../platform/idempotency.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { appealUntil } from './appeal-time.ts';
import { reportReference } from './references.ts';
import { findNotice, holdNotice, insertAppeal, type NoticeRow } from './repository.ts';

export type NoticeService = ReturnType<typeof createNoticeService>;

/** The outcome of reports, for people with the link from a mail about one. */
export function createNoticeService({ db }: { db: Db }) {
  /** @throws ApiError 'linkInvalid' */
  async function get(token: string): Promise<Notice> {
    return present(await find(db, token));
  }

  /**
   * Appeals against the decision on a report; the same text again is the same appeal.
   *
   * @throws ApiError 'linkInvalid' | 'appealNotPossible' before a decision, after the time to appeal, or a second time
   */
  async function appeal(token: string, text: string, context: RequestContext): Promise<Notice> {
    const request = { scope: `notice ${token}`, key: context.idempotencyKey, request: { text } };
    await db.transaction().execute((tx) =>
      once(tx, request, async () => {
        await holdNotice(tx, hashToken(token));
        const row = await find(tx, token);
        if (row.appeal_body === text) return { reportId: row.id };
        if (row.decision_id === null || !mayAppeal(row)) throw new ApiError('appealNotPossible');
        const { locale } = context;
        await insertAppeal(tx, { decision_id: row.decision_id, report_id: row.id, body: text, locale });
        await emit(tx, 'moderation.changed', {});
        return { reportId: row.id };
      }),
    );
    return get(token);
  }

  return { get, appeal };
}

async function find(db: Db, token: string): Promise<NoticeRow> {
  const row = await findNotice(db, hashToken(token));
  if (!row) throw new ApiError('linkInvalid');
  return row;
}

/** Once for each report, within the time to appeal. */
function mayAppeal({ decided_at: decidedAt, appeal_body: appealBody }: NoticeRow): boolean {
  return decidedAt !== null && appealBody === null && appealUntil(decidedAt).getTime() > Date.now();
}

function present(row: NoticeRow): Notice {
  return {
    reference: reportReference(row.id),
    created_at: row.created_at.toISOString(),
    target: { type: row.target_type, id: row.target_id, title: row.title || NO_TITLE },
    reason: row.reason,
    description: row.description,
    decision: presentDecision(row),
    appeal: presentAppeal(row),
  };
}

/** Placeholder for a title that was erased with its author. */
const NO_TITLE = '–––';

function presentDecision(row: NoticeRow): Notice['decision'] {
  const { action, rule, decided_at: decidedAt } = row;
  if (action === null || decidedAt === null) return null;
  const until = appealUntil(decidedAt).toISOString();
  return { action, rule, decidedAt: decidedAt.toISOString(), appealUntil: until, mayAppeal: mayAppeal(row) };
}

function presentAppeal(row: NoticeRow): AppealState | null {
  const { appeal_body: text, appealed_at: appealedAt, outcome, answer, answered_at: answeredAt } = row;
  if (text === null || appealedAt === null) return null;
  return {
    state: outcome ?? 'open',
    text,
    created_at: appealedAt.toISOString(),
    answer,
    decidedAt: answeredAt?.toISOString() ?? null,
  };
}
