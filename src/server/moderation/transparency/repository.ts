import { type RawBuilder, sql } from 'kysely';
import type { FlagKind } from '#contract/moderation/flag-kinds.ts';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportReason } from '#contract/moderation/reports.ts';
import type { Db } from '../../platform/db/client.ts';

/** The half-year of a timestamp in Polish time as one number: twice the year, plus one from July. */
function halfOf(moment: RawBuilder<unknown>): RawBuilder<number> {
  const local = sql`${moment} at time zone 'Europe/Warsaw'`;
  return sql`(extract(year from ${local}) * 2 + (extract(month from ${local}) > 6)::int)::int`;
}

const hours = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600)::float8`;

/** The half-years of the first case or answer about a credential and of now; equal when there is neither. */
export async function findSpan(db: Db): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`
    select ${halfOf(sql`least((select min(opened_at) from moderation_case), (select min(decided_at) from credential_decision), now())`)} as first,
      ${halfOf(sql`now()`)} as last`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no span');
  return row;
}

export interface NoticeCount {
  half: number;
  reason: ReportReason;
  count: number;
  by_visitors: number;
}

export async function countNotices(db: Db): Promise<NoticeCount[]> {
  const { rows } = await sql<NoticeCount>`
    select ${halfOf(sql`r.created_at`)} as half, r.reason, count(*)::int as count,
      count(*) filter (where r.is_visitor)::int as by_visitors
    from report r group by 1, 2`.execute(db);
  return rows;
}

export interface FlagCount {
  half: number;
  kind: FlagKind;
  count: number;
}

export async function countFlags(db: Db): Promise<FlagCount[]> {
  const { rows } = await sql<FlagCount>`
    select ${halfOf(sql`f.created_at`)} as half, f.kind, count(*)::int as count from flag f group by 1, 2`.execute(db);
  return rows;
}

/** Decisions by action; the row without an action holds the total and the median hours since a case was opened. */
export interface DecisionCount {
  half: number;
  action: ModerationAction | null;
  count: number;
  median_hours: number;
}

export async function countDecisions(db: Db): Promise<DecisionCount[]> {
  const { rows } = await sql<DecisionCount>`
    select d.half, d.action, count(*)::int as count, ${hours(sql`d.opened_at`, sql`d.decided_at`)} as median_hours
    from (
      select ${halfOf(sql`d.decided_at`)} as half, d.action, d.decided_at, c.opened_at
      from decision d join moderation_case c on c.id = d.case_id
    ) d
    group by grouping sets ((d.half, d.action), (d.half))`.execute(db);
  return rows;
}

export interface AppealCount {
  half: number;
  received: number;
  granted: number;
  rejected: number;
  median_hours: number | null;
}

/** Appeals are counted when received, and again when answered. */
export async function countAppeals(db: Db): Promise<AppealCount[]> {
  const { rows } = await sql<AppealCount>`
    select p.half, count(*) filter (where p.outcome is null)::int as received,
      count(*) filter (where p.outcome = 'granted')::int as granted,
      count(*) filter (where p.outcome = 'rejected')::int as rejected,
      ${hours(sql`p.created_at`, sql`p.decided_at`)} as median_hours
    from (
      select ${halfOf(sql`created_at`)} as half, null as outcome, null::timestamptz as created_at, null::timestamptz as decided_at
      from appeal
      union all
      select ${halfOf(sql`decided_at`)}, outcome, created_at, decided_at from appeal where decided_at is not null
    ) p
    group by p.half`.execute(db);
  return rows;
}

export interface CredentialCount {
  half: number;
  seen: number;
  refused: number;
  median_hours: number;
}

/** Answers about documents of credentials; requests for other documents count only towards the response time. */
export async function countCredentialAnswers(db: Db): Promise<CredentialCount[]> {
  const { rows } = await sql<CredentialCount>`
    select x.half, count(*) filter (where x.outcome = 'accepted')::int as seen,
      count(*) filter (where x.outcome = 'refused')::int as refused,
      ${hours(sql`x.waited_since`, sql`x.decided_at`)} as median_hours
    from (
      select ${halfOf(sql`decided_at`)} as half, outcome, waited_since, decided_at from credential_decision
    ) x
    group by x.half`.execute(db);
  return rows;
}
