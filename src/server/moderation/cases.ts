import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import {
  type getDeskCounts,
  type listCases,
  MESSAGES_BEFORE_MAX,
  type ModerationCase,
} from '#contract/moderation/cases.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Locale } from '#i18n/locales.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { listAppealsOfCase } from './appeals-repository.ts';
import { writeAudit } from './audit/service.ts';
import {
  type CaseRow,
  findCase,
  findNamedListings,
  findOwnerHistory,
  hasReported,
  listFlags,
  listReports,
  lockCase,
  setTaken,
} from './case-repository.ts';
import { findRestriction } from './effects-repository.ts';
import { listMessagesBefore } from './message-targets-repository.ts';
import { findLatestDecision, listDecisionsAbout } from './past-decisions-repository.ts';
import { possibleActions } from './possible-actions.ts';
import {
  LIST_MAX,
  namedListings,
  presentAppeal,
  presentBefore,
  presentFlag,
  presentHistory,
  presentLine,
  presentPage,
  presentPastDecision,
  presentReport,
} from './present.ts';
import { type CaseFilter, countCases, countDesk, findLine, listLines } from './queue-repository.ts';
import { findTarget, hasChanged, presentContent, presentNow, readSnapshot } from './targets.ts';

/**
 * Maximum number of reports, flags, appeals and earlier decisions shown with a case; its queue line counts them all.
 */
const SHOWN_MAX = 200;

export type CaseService = ReturnType<typeof createCaseService>;

/** The moderators' queue and the details of its cases. */
export function createCaseService({ db }: { db: Db }) {
  async function list(
    caller: Caller,
    { state, type, source, mine, page }: ParsedOf<typeof listCases>['query'],
  ): Promise<AnswerOf<typeof listCases>> {
    const filter: CaseFilter = { state, type, source, takenBy: mine ? caller.id : undefined };
    const [rows, count] = await Promise.all([
      listLines(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
      countCases(db, filter, LIST_MAX),
    ]);
    return presentPage(rows.map(presentLine), count, page);
  }

  /** @throws ApiError 'notFound' */
  async function get(caller: Caller, id: number, locale: Locale): Promise<ModerationCase> {
    // Read the version first: newer content may be shown with an old version, but never the reverse.
    const row = await findCase(db, id);
    const line = row && (await findLine(db, id));
    if (!line) throw new ApiError('notFound');
    const [content, said, history] = await Promise.all([
      contentOf(db, row, locale),
      saidAbout(db, row, caller),
      historyOf(db, row),
    ]);
    const { isThere, restriction, ...contents } = content;
    const { owner, ...standing } = history;
    const situation = { type: row.target_type, isThere, restriction, owner };
    return {
      ...presentLine(line),
      version: row.version,
      takenAt: row.taken_at?.toISOString() ?? null,
      ...contents,
      ...said,
      ...standing,
      actions: possibleActions(situation, caller),
    };
  }

  /** Takes a case, also from a colleague, or releases the caller's own. @throws ApiError 'notFound' | 'conflict' */
  async function take(id: number, isTaken: boolean, context: RequestContext): Promise<ModerationCase> {
    const caller = callerOf(context);
    await db.transaction().execute(async (tx) => {
      const row = await lockCase(tx, id);
      if (!row) throw new ApiError('notFound');
      if (row.decided_at) throw new ApiError('conflict');
      const isOwn = row.taken_by === caller.id;
      if (!isTaken && row.taken_by !== null && !isOwn) throw new ApiError('conflict');
      if (isTaken === isOwn) return;
      await setTaken(tx, id, isTaken ? caller.id : null);
      const content = { case: id, target: row.target_type, targetId: row.target_id };
      await writeAudit(tx, { actorId: caller.id, action: isTaken ? 'case.take' : 'case.release', content });
    });
    return get(caller, id, context.locale);
  }

  async function count(caller: Caller): Promise<AnswerOf<typeof getDeskCounts>> {
    return countDesk(db, caller.id);
  }

  return { list, get, take, count };
}

/** The target then and now, and earlier decisions about it. */
async function contentOf(db: Db, row: CaseRow, locale: Locale) {
  const ref = { type: row.target_type, id: row.target_id };
  const [now, restriction, before] = await Promise.all([
    findTarget(db, ref),
    findRestriction(db, ref),
    ref.type === 'message' ? listMessagesBefore(db, ref.id, MESSAGES_BEFORE_MAX) : [],
  ]);
  return {
    snapshot: presentContent(ref, readSnapshot(row.snapshot), locale),
    now: presentNow(ref, now, row.snapshot, locale),
    changedSince: hasChanged(row.snapshot, now),
    before: before.map(presentBefore),
    isThere: now !== undefined,
    restriction,
  };
}

/** The reports and automatic flags of a case, and their outcome. */
async function saidAbout(db: Db, row: CaseRow, caller: Caller) {
  const [reports, flags, decision, appeals, isReporter] = await Promise.all([
    listReports(db, row.id, SHOWN_MAX),
    listFlags(db, row.id, SHOWN_MAX),
    findLatestDecision(db, row.id),
    listAppealsOfCase(db, row.id, SHOWN_MAX),
    hasReported(db, row.id, caller.id),
  ]);
  const listings = await findNamedListings(db, namedListings(flags));
  return {
    reports: reports.map(presentReport),
    flagged: flags.map((flag) => presentFlag(flag, listings)),
    decision: decision ? presentPastDecision(decision) : null,
    appeals: appeals.map((appeal) => presentAppeal(appeal, caller.id)),
    isOwnMatter: row.account_id === caller.id || isReporter,
  };
}

async function historyOf(db: Db, row: CaseRow) {
  const [owner, decisions] = await Promise.all([
    findOwnerHistory(db, row.account_id, row.id),
    listDecisionsAbout(db, row.account_id, SHOWN_MAX),
  ]);
  return { owner, history: presentHistory(owner, decisions) };
}
