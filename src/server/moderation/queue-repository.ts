import { type RawBuilder, sql } from 'kysely';
import type { FlagKind } from '#contract/moderation/flag-kinds.ts';
import type { ModerationAction } from '#contract/moderation/house-rules.ts';
import type { ReportReason, ReportTarget } from '#contract/moderation/reports.ts';
import type { Picture } from '#contract/primitives.ts';
import type { Db } from '../platform/db/client.ts';

/** A case as listed in the queue; `title`, `text` and `picture` are from its snapshot. */
export interface CaseLineRow {
  id: number;
  target_type: ReportTarget;
  target_id: number;
  title: string | null;
  text: string | null;
  picture: Picture | null;
  owner_id: number;
  owner_name: string;
  owner_avatar: string | null;
  severity: number;
  opened_at: Date;
  report_count: number;
  reasons: ReportReason[] | null;
  flags: FlagKind[] | null;
  taker_id: number | null;
  taker_name: string | null;
  taker_avatar: string | null;
  decided_at: Date | null;
  action: ModerationAction | null;
}

/** Enough of a text to make its excerpt. */
const TEXT_LENGTH = 600;

/** Queue lines of the selected cases. Related data is joined for these few only, in one statement. */
const linesOf = (chosen: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<CaseLineRow>`
  select c.id, c.target_type, c.target_id, c.snapshot ->> 'title' as title,
    left(c.snapshot ->> 'text', ${TEXT_LENGTH}) as text,
    c.snapshot -> 'pictures' -> 0 as picture, o.id as owner_id, o.name as owner_name,
    o.avatar_path as owner_avatar, c.severity, c.opened_at, r.report_count, r.reasons, f.flags,
    t.id as taker_id, t.name as taker_name, t.avatar_path as taker_avatar, c.decided_at, d.action
  from (${chosen}) c
  join account o on o.id = c.account_id
  left join account t on t.id = c.taken_by
  cross join lateral (
    select count(*)::int as report_count, array_agg(distinct r.reason) as reasons from report r where r.case_id = c.id) r
  cross join lateral (select array_agg(distinct f.kind) as flags from flag f where f.case_id = c.id) f
  left join lateral (
    select d.action from decision d where d.case_id = c.id order by d.id desc limit 1) d on c.decided_at is not null
  order by ${order}`;

/** Which cases to list. */
export interface CaseFilter {
  readonly state: 'open' | 'decided';
  readonly type?: ReportTarget | undefined;
  readonly source?: 'reports' | 'flags' | undefined;
  readonly takenBy?: number | undefined;
}

const STATES = { open: sql`c.decided_at is null`, decided: sql`c.decided_at is not null` };
const ORDERS = {
  open: sql`c.severity desc, c.opened_at, c.id`,
  decided: sql`c.decided_at desc, c.id desc`,
};
const REPORTED = sql`exists (select from report r where r.case_id = c.id)`;

function matching({ state, type, source, takenBy }: CaseFilter): RawBuilder<unknown> {
  const conditions = [STATES[state]];
  if (type) conditions.push(sql`c.target_type = ${type}`);
  if (source) conditions.push(source === 'reports' ? REPORTED : sql`not ${REPORTED}`);
  if (takenBy !== undefined) conditions.push(sql`c.taken_by = ${takenBy}`);
  return sql.join(conditions, sql` and `);
}

export async function listLines(
  db: Db,
  filter: CaseFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<CaseLineRow[]> {
  const order = ORDERS[filter.state];
  const chosen = sql`
    select c.* from moderation_case c where ${matching(filter)} order by ${order} limit ${limit} offset ${offset}`;
  return (await linesOf(chosen, order).execute(db)).rows;
}

export async function findLine(db: Db, id: number): Promise<CaseLineRow | undefined> {
  return (await linesOf(sql`select c.* from moderation_case c where c.id = ${id}`, sql`c.id`).execute(db)).rows[0];
}

/** The number of matching cases; stops counting above `limit`. */
export async function countCases(db: Db, filter: CaseFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from moderation_case c where ${matching(filter)} limit ${limit + 1}) c`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface DeskCounts {
  open: number;
  severe: number;
  mine: number;
  appeals: number;
}

export async function countDesk(db: Db, moderatorId: number): Promise<DeskCounts> {
  const { rows } = await sql<DeskCounts>`
    select
      (select count(*)::int from moderation_case where decided_at is null) as open,
      (select count(*)::int from moderation_case where decided_at is null and severity = 3) as severe,
      (select count(*)::int from moderation_case where decided_at is null and taken_by = ${moderatorId}) as mine,
      (select count(*)::int from appeal where outcome is null) as appeals`.execute(db);
  return rows[0] ?? { open: 0, severe: 0, mine: 0, appeals: 0 };
}
