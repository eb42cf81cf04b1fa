import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import { PAST_COLUMNS, PAST_TABLES, type PastDecisionRow } from './past-decisions-repository.ts';

/** An appeal with its decision; `report_id` is null when the person concerned by the decision appeals. */
export interface AppealRow extends PastDecisionRow {
  appeal_id: number;
  report_id: number | null;
  appellant_id: number | null;
  appellant_name: string | null;
  body: string;
  created_at: Date;
  outcome: 'granted' | 'rejected' | null;
  answer: string | null;
  answered_at: Date | null;
  answerer_id: number | null;
  answerer_name: string | null;
  answerer_avatar: string | null;
}

const COLUMNS = sql`
  p.id as appeal_id, p.report_id, ap.id as appellant_id, coalesce(ap.name, r.reporter_name) as appellant_name, p.body,
  p.created_at, p.outcome, p.answer, p.decided_at as answered_at, w.id as answerer_id, w.name as answerer_name,
  w.avatar_path as answerer_avatar, ${PAST_COLUMNS}`;

async function list(db: Db, chosen: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<AppealRow[]> {
  const { rows } = await sql<AppealRow>`
    select ${COLUMNS} from (${chosen}) p
    join (${PAST_TABLES}) on d.id = p.decision_id
    left join report r on r.id = p.report_id
    left join account ap on ap.id = case when p.report_id is null then d.account_id else r.reporter_id end
    left join account w on w.id = p.decided_by
    order by ${order}`.execute(db);
  return rows;
}

const STATES = { open: sql`p.outcome is null`, decided: sql`p.outcome is not null` };
const ORDERS = { open: sql`p.created_at, p.id`, decided: sql`p.decided_at desc, p.id desc` };

export function listAppealRows(
  db: Db,
  { state, offset, limit }: { state: 'open' | 'decided'; offset: number; limit: number },
): Promise<AppealRow[]> {
  const order = ORDERS[state];
  const chosen = sql`select p.* from appeal p where ${STATES[state]} order by ${order} limit ${limit} offset ${offset}`;
  return list(db, chosen, order);
}

export async function countAppeals(db: Db, state: 'open' | 'decided', limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from appeal p where ${STATES[state]} limit ${limit + 1}) p`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function findAppeal(db: Db, id: number): Promise<AppealRow | undefined> {
  return (await list(db, sql`select p.* from appeal p where p.id = ${id}`, sql`p.id`))[0];
}

/** The appeals against all decisions of a case, oldest first. */
export function listAppealsOfCase(db: Db, caseId: number, limit: number): Promise<AppealRow[]> {
  const chosen = sql`
    select p.* from appeal p where p.decision_id in (select d.id from decision d where d.case_id = ${caseId})
    order by p.created_at, p.id limit ${limit}`;
  return list(db, chosen, sql`p.created_at, p.id`);
}

/** Answers an open appeal; false when it has already been answered. */
export async function answerAppeal(
  tx: Tx,
  id: number,
  answered: { outcome: 'granted' | 'rejected'; answer: string; decided_by: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('appeal')
    .set({ ...answered, decided_at: sql`now()` })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
