import { sql } from 'kysely';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportReason, ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { Db } from '../../platform/db/client.ts';

/** The recipient of a mail; all null when there is none (any more). */
interface AddresseeRow {
  name: string | null;
  email: string | null;
  locale: string | null;
}

interface ThingRow {
  target: ReportTarget;
  title: string | null;
}

/** The reporter: an account's current name and address, or what a visitor entered. */
const REPORTER = sql`
  case when r.reporter_id is null then r.reporter_name else a.name end as name,
  case when r.reporter_id is null then r.reporter_email else a.email end as email,
  case when r.reporter_id is null then r.locale else a.locale end as locale`;
const REPORTER_ACCOUNT = sql`left join account a on a.id = r.reporter_id and a.deleted_at is null`;
const THING = sql`c.target_type as target, c.snapshot ->> 'title' as title`;

export interface ReportMailRow extends AddresseeRow, ThingRow {
  id: number;
  reason: ReportReason;
}

export async function findReportMail(db: Db, reportId: number): Promise<ReportMailRow | undefined> {
  const { rows } = await sql<ReportMailRow>`
    select r.id, r.reason, ${REPORTER}, ${THING}
    from report r join moderation_case c on c.id = r.case_id ${REPORTER_ACCOUNT} where r.id = ${reportId}`.execute(db);
  return rows[0];
}

export interface DecisionMailRow extends AddresseeRow, ThingRow {
  id: number;
  action: ModerationAction;
  rule: HouseRule | null;
  explanation: string;
  is_automated: boolean;
  suspended_until: Date | null;
  decided_at: Date;
}

/** A decision, for the person concerned. A permanent suspension has no end. */
export async function findDecisionMail(db: Db, decisionId: number): Promise<DecisionMailRow | undefined> {
  const { rows } = await sql<DecisionMailRow>`
    select d.id, d.action, d.rule, d.explanation, d.is_automated_detection as is_automated, d.decided_at,
      case when isfinite(d.suspended_until) then d.suspended_until end as suspended_until,
      a.name, a.email, a.locale, ${THING}
    from decision d join moderation_case c on c.id = d.case_id
      left join account a on a.id = d.account_id and a.deleted_at is null
    where d.id = ${decisionId}`.execute(db);
  return rows[0];
}

export interface AppealMailRow extends AddresseeRow, ThingRow {
  decision_id: number;
  report_id: number | null;
  outcome: 'granted' | 'rejected' | null;
  answer: string | null;
}

/** An appeal, for its author: the reporter, or else the person concerned. */
export async function findAppealMail(db: Db, appealId: number): Promise<AppealMailRow | undefined> {
  const { rows } = await sql<AppealMailRow>`
    select p.decision_id, p.report_id, p.outcome, p.answer, ${THING},
      case when r.id is null or r.reporter_id is not null then a.name else r.reporter_name end as name,
      case when r.id is null or r.reporter_id is not null then a.email else r.reporter_email end as email,
      case when r.id is null or r.reporter_id is not null then a.locale else r.locale end as locale
    from appeal p join decision d on d.id = p.decision_id join moderation_case c on c.id = d.case_id
      left join report r on r.id = p.report_id
      left join account a on a.deleted_at is null
        and a.id = case when r.id is null then d.account_id else r.reporter_id end
    where p.id = ${appealId}`.execute(db);
  return rows[0];
}

/** Stores the hash of the token of a link to a report's outcome. */
export async function insertReportLink(db: Db, reportId: number, tokenHash: Buffer): Promise<void> {
  await db.insertInto('report_link').values({ report_id: reportId, token_hash: tokenHash }).execute();
}
