import { type RawBuilder, sql } from 'kysely';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { Db } from '../platform/db/client.ts';

/**
 * A decision with its target and moderator. `suspended_until` is null when permanent; `title` when the case is blanked.
 */
export interface PastDecisionRow {
  id: number;
  case_id: number;
  account_id: number;
  target_type: ReportTarget;
  target_id: number;
  title: string | null;
  action: ModerationAction;
  rule: HouseRule | null;
  explanation: string;
  suspended_until: Date | null;
  decided_at: Date;
  lifted_at: Date | null;
  moderator_id: number;
  moderator_name: string;
  moderator_avatar: string | null;
}

/** When a decision ceased to hold; a suspension expires by itself. */
export const LIFTED_AT = sql`coalesce(d.lifted_at, case when d.suspended_until <= now() then d.suspended_until end)`;

export const PAST_COLUMNS = sql`
  d.id, d.case_id, d.account_id, c.target_type, c.target_id, c.snapshot ->> 'title' as title, d.action, d.rule,
  d.explanation, nullif(d.suspended_until, 'infinity') as suspended_until, d.decided_at, ${LIFTED_AT} as lifted_at,
  m.id as moderator_id, m.name as moderator_name, m.avatar_path as moderator_avatar`;

export const PAST_TABLES = sql`
  decision d join moderation_case c on c.id = d.case_id join account m on m.id = d.decided_by`;

async function list(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<PastDecisionRow[]> {
  const { rows } = await sql<PastDecisionRow>`
    select ${PAST_COLUMNS} from ${PAST_TABLES} where ${condition}
    order by d.decided_at desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Decisions about an account and its content, latest first. */
export function listDecisionsAbout(db: Db, accountId: number, limit: number): Promise<PastDecisionRow[]> {
  return list(db, sql`d.account_id = ${accountId}`, limit);
}

/** The latest decision of a case. */
export async function findLatestDecision(db: Db, caseId: number): Promise<PastDecisionRow | undefined> {
  return (await list(db, sql`d.case_id = ${caseId}`, 1))[0];
}

export async function findDecision(db: Db, id: number): Promise<PastDecisionRow | undefined> {
  return (await list(db, sql`d.id = ${id}`, 1))[0];
}
