import { sql } from 'kysely';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { Tx } from '../platform/db/client.ts';

/** A moderator's decision. `days` of a suspension: null for a permanent one; undefined when it is not a suspension. */
export interface NewDecision {
  readonly caseId: number;
  readonly accountId: number;
  readonly action: ModerationAction;
  readonly rule: HouseRule | null;
  readonly explanation: string;
  readonly days: number | null | undefined;
  readonly decidedBy: number;
}

/** Inserts a decision; it counts as automatically detected when its case has a flag. */
export async function insertDecision(
  tx: Tx,
  { caseId, accountId, action, rule, explanation, days, decidedBy }: NewDecision,
): Promise<{ id: number; suspended_until: Date | null }> {
  const until = days === undefined ? sql`null` : sql`now() + ${days} * interval '1 day'`;
  const { rows } = await sql<{ id: number; suspended_until: Date | null }>`
    insert into decision (case_id, account_id, action, rule, explanation, is_automated_detection, suspended_until, decided_by)
    values (${caseId}, ${accountId}, ${action}, ${rule}, ${explanation}, exists (select from flag where case_id = ${caseId}),
      ${days === null ? sql`'infinity'` : until}, ${decidedBy})
    returning id, nullif(suspended_until, 'infinity') as suspended_until`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the decision was not inserted');
  return row;
}

/** Closes a locked case and records who decided it. */
export async function closeCase(tx: Tx, id: number, decidedBy: number): Promise<void> {
  await sql`
    update moderation_case set decided_at = now(), taken_at = case when taken_by = ${decidedBy} then taken_at else now() end,
      taken_by = ${decidedBy}
    where id = ${id}`.execute(tx);
}

export interface HeldOwner {
  id: number;
  role: 'user' | 'moderator' | 'admin';
  is_gone: boolean;
}

/** The owner of a case's target. */
export async function findOwner(tx: Tx, accountId: number): Promise<HeldOwner> {
  const { rows } = await sql<HeldOwner>`
    select id, role, deleted_at is not null as is_gone from account where id = ${accountId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}

/** Marks a decision as lifted; false when it already was. */
export async function setLifted(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .updateTable('decision')
    .set({ lifted_at: sql`now()` })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The open case of a target, locked until the transaction ends. */
export async function lockOpenCase(tx: Tx, type: ReportTarget, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from moderation_case where target_type = ${type} and target_id = ${id} and decided_at is null
    for update`.execute(tx);
  return rows[0]?.id;
}

/** Reopens a locked case without assigning it. */
export async function reopenCase(tx: Tx, id: number): Promise<void> {
  await sql`
    update moderation_case set decided_at = null, taken_by = null, taken_at = null, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Moves a report to another locked case, unless it duplicates one there, and raises that case's version. */
export async function moveReport(
  tx: Tx,
  reportId: number,
  { toCaseId, severity }: { toCaseId: number; severity: number },
): Promise<void> {
  await sql`
    update report r set case_id = ${toCaseId} where r.id = ${reportId} and not exists (
      select from report o where o.case_id = ${toCaseId} and o.reason = r.reason
        and (o.reporter_id = r.reporter_id or lower(o.reporter_email) = lower(r.reporter_email)))`.execute(tx);
  await sql`
    update moderation_case set version = version + 1, severity = greatest(severity, ${severity})
    where id = ${toCaseId}`.execute(tx);
}

export interface ReporterRow {
  report_id: number;
  reporter_id: number | null;
}

/** All reporters of a case. */
export function listReporters(tx: Tx, caseId: number): Promise<ReporterRow[]> {
  return tx
    .selectFrom('report')
    .select(['id as report_id', 'reporter_id'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}
