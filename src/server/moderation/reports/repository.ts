import { sql } from 'kysely';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportReason, ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { TargetRef } from '../targets.ts';

/** A reporter: an account, or a visitor identified by e-mail address. */
export type Reporter =
  | { readonly accountId: number }
  | { readonly accountId: null; readonly name: string; readonly email: string };

/**
 * Serialises one reporter's requests about a target until the transaction ends, so that a double click does not
 * increment the case's version.
 */
export async function holdReporter(tx: Tx, reporter: Reporter, { type, id }: TargetRef): Promise<void> {
  const who = reporter.accountId ?? reporter.email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${who} ${type} ${id}`}, 0))`.execute(tx);
}

/** The reporter's own report for that reason in the open case of a target. */
export async function findOpenReport(
  db: Db,
  reporter: Reporter,
  { target, reason }: { target: TargetRef; reason: ReportReason },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select r.id from moderation_case c join report r on r.case_id = c.id
    where c.target_type = ${target.type} and c.target_id = ${target.id} and c.decided_at is null
      and r.reason = ${reason} and ${isBy(reporter)}`.execute(db);
  return rows[0]?.id;
}

function isBy(reporter: Reporter) {
  return reporter.accountId === null
    ? sql`lower(r.reporter_email) = lower(${reporter.email})`
    : sql`r.reporter_id = ${reporter.accountId}`;
}

/** Adds a report to a case. */
export async function insertReport(
  tx: Tx,
  reporter: Reporter,
  report: { case_id: number; reason: ReportReason; description: string; locale: string },
): Promise<number> {
  const by =
    reporter.accountId === null
      ? { reporter_id: null, reporter_name: reporter.name, reporter_email: reporter.email, is_visitor: true }
      : { reporter_id: reporter.accountId, reporter_name: null, reporter_email: null };
  const { id } = await tx
    .insertInto('report')
    .values({ ...report, ...by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id that the next report would get. */
export async function guessNextReportId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from report`.execute(db);
  return rows[0]?.id ?? 1;
}

/** A report as its reporter sees it: with the last decision on its case, unless the case is open again. */
export interface NoticeRow {
  id: number;
  created_at: Date;
  reason: ReportReason;
  description: string;
  target_type: ReportTarget;
  target_id: number;
  title: string | null;
  decision_id: number | null;
  action: ModerationAction | null;
  rule: HouseRule | null;
  decided_at: Date | null;
  appeal_body: string | null;
  appealed_at: Date | null;
  outcome: 'granted' | 'rejected' | null;
  answer: string | null;
  answered_at: Date | null;
}

/** The notice behind a link. */
export async function findNotice(db: Db, tokenHash: Buffer): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select r.id, r.created_at, r.reason, r.description, c.target_type, c.target_id, c.snapshot ->> 'title' as title,
      d.id as decision_id, d.action, d.rule, d.decided_at, p.body as appeal_body, p.created_at as appealed_at, p.outcome,
      p.answer, p.decided_at as answered_at
    from report_link k join report r on r.id = k.report_id join moderation_case c on c.id = r.case_id
      left join lateral (select d.* from decision d where d.case_id = c.id and c.decided_at is not null
        order by d.id desc limit 1) d on true
      left join lateral (select p.* from appeal p where p.report_id = r.id order by p.id desc limit 1) p on true
    where k.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/**
 * Locks the case of a link's report, so that it is not decided meanwhile, then the report, so that it is appealed only
 * once. Same order as in moderation.
 */
export async function holdNotice(tx: Tx, tokenHash: Buffer): Promise<void> {
  const report = sql`select r.* from report_link k join report r on r.id = k.report_id where k.token_hash = ${tokenHash}`;
  await sql`select id from moderation_case where id = (select case_id from (${report}) r) for key share`.execute(tx);
  await sql`select id from report where id = (select id from (${report}) r) for no key update`.execute(tx);
}

export async function insertAppeal(
  tx: Tx,
  appeal: { decision_id: number; report_id: number; body: string; locale: string },
): Promise<void> {
  await tx.insertInto('appeal').values(appeal).execute();
}
