import { type RawBuilder, sql } from 'kysely';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportTarget } from '#contract/moderation/reports.ts';
import type { HouseRule } from '#contract/moderation/rule-grounds.ts';
import type { Db, Tx } from '../../platform/db/client.ts';

/** A decision as the person concerned may see it: without the moderator and the reporters. */
export interface DecisionRow {
  id: number;
  target_type: ReportTarget;
  target_id: number;
  snapshot: { title?: string; text?: string };
  action: Exclude<ModerationAction, 'dismiss'>;
  rule: HouseRule;
  explanation: string;
  is_automated_detection: boolean;
  suspended_until: Date | null;
  decided_at: Date;
  lifted_at: Date | null;
  is_taken_back: boolean;
  appeal_body: string | null;
  appealed_at: Date | null;
  outcome: 'granted' | 'rejected' | null;
  answer: string | null;
  answered_at: Date | null;
}

async function list(db: Db, accountId: number, condition: RawBuilder<unknown>, limit: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, c.target_type, c.target_id,
      jsonb_build_object('title', c.snapshot ->> 'title', 'text', c.snapshot ->> 'text') as snapshot,
      d.action, d.rule, d.explanation, d.is_automated_detection, nullif(d.suspended_until, 'infinity') as suspended_until,
      d.decided_at, coalesce(d.lifted_at, case when d.suspended_until <= now() then d.suspended_until end) as lifted_at,
      d.lifted_at is not null as is_taken_back, p.body as appeal_body, p.created_at as appealed_at, p.outcome, p.answer,
      p.decided_at as answered_at
    from decision d join moderation_case c on c.id = d.case_id
    left join appeal p on p.decision_id = d.id and p.report_id is null
    where d.account_id = ${accountId} and d.action <> 'dismiss' and ${condition}
    order by d.decided_at desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Decisions about an account and its content, latest first. */
export function listAbout(db: Db, accountId: number, limit: number): Promise<DecisionRow[]> {
  return list(db, accountId, sql`true`, limit);
}

/** One of the decisions about an account. */
export async function findAbout(db: Db, accountId: number, id: number): Promise<DecisionRow | undefined> {
  return (await list(db, accountId, sql`d.id = ${id}`, 1))[0];
}

/** Inserts the only appeal of the person concerned; false when one exists. */
export async function insertAppeal(
  tx: Tx,
  { decisionId, body, locale }: { decisionId: number; body: string; locale: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into appeal (decision_id, body, locale) values (${decisionId}, ${body}, ${locale})
    on conflict (decision_id, coalesce(report_id, 0)) do nothing returning id`.execute(tx);
  return rows.length > 0;
}
