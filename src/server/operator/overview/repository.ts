import { type RawBuilder, sql } from 'kysely';
import type { Figure } from '#contract/operator/overview.ts';
import type { Db } from '../../platform/db/client.ts';
import { SHOWN } from '../shown-repository.ts';

/** A figure of a Polish calendar day, `YYYY-MM-DD`; days without any are missing. Money is in grosz. */
export interface CountRow {
  readonly figure: Figure;
  readonly day: string;
  readonly count: number;
}

/** Figures counted from rows, by an indexed timestamp. */
const SOURCES: Readonly<Partial<Record<Figure, { from: RawBuilder<unknown>; at: string; sum?: string }>>> = {
  people: { from: sql`account`, at: 'created_at' },
  listings: { from: sql`listing`, at: 'created_at' },
  messages: { from: sql`message`, at: 'created_at' },
  reports: { from: sql`report`, at: 'created_at' },
  money: { from: sql`purchase`, at: 'paid_at', sum: 'amount_minor' },
};

/** The figures of the last days, one query for each source. */
export async function listCounts(db: Db, days: number): Promise<CountRow[]> {
  const first = sql`((now() at time zone 'Europe/Warsaw')::date - ${days - 1}::int)`;
  const ofRows = Object.entries(SOURCES).map(([figure, { from, at, sum }]) => {
    const moment = sql.ref(at);
    const count = sum ? sql`sum(${sql.ref(sum)})` : sql`count(*)`;
    return sql<CountRow>`
      select ${figure} as figure, (${moment} at time zone 'Europe/Warsaw')::date::text as day, ${count}::bigint as count
      from ${from} where ${moment} >= (${first}::timestamp at time zone 'Europe/Warsaw') group by 2`.execute(db);
  });
  const stored = sql<CountRow>`
    select figure, day::text as day, count from day_count where day >= ${first}
      and figure in ('mails', 'jobs', 'failures')`.execute(db);
  const answers = await Promise.all([...ofRows, stored]);
  return answers.flatMap(({ rows }) => rows);
}

/** Accounts and shown listings altogether. */
export async function countTotals(db: Db): Promise<{ people: number; listings: number }> {
  const { rows } = await sql<{ people: number; listings: number }>`
    select (select count(*)::int from account where deleted_at is null) as people,
      (select count(*)::int from listing l where ${SHOWN}) as listings`.execute(db);
  return rows[0] ?? { people: 0, listings: 0 };
}

/** The numbers of pending items at the desks; each has a small partial index. */
export interface WaitingRow {
  readonly cases: number;
  readonly appeals: number;
  readonly credentials: number;
  readonly mails: number;
}

export async function countWaiting(db: Db): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select (select count(*)::int from moderation_case where decided_at is null) as cases,
      (select count(*)::int from appeal where outcome is null) as appeals,
      (select count(*)::int from credential where review = 'waiting') as credentials,
      (select count(*)::int from mail_log
        where state <> 'sent' and again_at is null and at > now() - interval '7 days') as mails`.execute(db);
  return rows[0] ?? { cases: 0, appeals: 0, credentials: 0, mails: 0 };
}

/** The server's version, such as `18.1`, and the size of this database. */
export async function readDatabase(db: Db): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0] ?? { version: '', bytes: 0 };
}
