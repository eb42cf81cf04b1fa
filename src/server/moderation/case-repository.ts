import { sql } from 'kysely';
import type { FlagKind } from '#contract/moderation/flag-kinds.ts';
import type { ReportReason, ReportTarget } from '#contract/moderation/reports.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';

export interface CaseRow {
  id: number;
  target_type: ReportTarget;
  target_id: number;
  account_id: number;
  snapshot: object;
  severity: number;
  version: number;
  taken_by: number | null;
  taken_at: Date | null;
  decided_at: Date | null;
}

const COLUMNS = [
  'id',
  'target_type',
  'target_id',
  'account_id',
  'snapshot',
  'severity',
  'version',
  'taken_by',
  'taken_at',
  'decided_at',
] as const;

export function findCase(db: Db, id: number): Promise<CaseRow | undefined> {
  return db.selectFrom('moderation_case').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks a case until the transaction ends and returns its current state. */
export function lockCase(tx: Tx, id: number): Promise<CaseRow | undefined> {
  return tx.selectFrom('moderation_case').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Sets who is working on a locked case; null releases it. */
export async function setTaken(tx: Tx, id: number, moderatorId: number | null): Promise<void> {
  await tx
    .updateTable('moderation_case')
    .set({ taken_by: moderatorId, taken_at: moderatorId === null ? null : sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Whether an account is among the reporters, by id or by e-mail address. */
export async function hasReported(db: Db, caseId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from report r join account a on a.id = ${accountId}
      where r.case_id = ${caseId} and (r.reporter_id = a.id or lower(r.reporter_email) = lower(a.email))) as has
    `.execute(db);
  return rows[0]?.has ?? false;
}

export interface ReportRow {
  id: number;
  reason: ReportReason;
  description: string;
  created_at: Date;
  locale: string;
  reporter_id: number | null;
  name: string | null;
  avatar: string | null;
  email: string | null;
  sent_before: number;
  dismissed_before: number;
}

/**
 * The reports of a case, oldest first, each with the number of earlier reports of other targets by the same account or
 * address, and how many of those were dismissed.
 */
export async function listReports(db: Db, caseId: number, limit: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.reason, r.description, r.created_at, r.locale, r.reporter_id, coalesce(a.name, r.reporter_name) as name,
      a.avatar_path as avatar, r.reporter_email as email, b.sent_before, b.dismissed_before
    from (
      select * from report where case_id = ${caseId} order by created_at, id limit ${limit}
    ) r
    left join account a on a.id = r.reporter_id
    cross join lateral (
      select count(*)::int as sent_before, count(*) filter (where (
        select d.action from decision d where d.case_id = e.case_id order by d.id desc limit 1) = 'dismiss'
      )::int as dismissed_before
      from report e
      where e.id < r.id and e.case_id <> r.case_id and (e.reporter_id = r.reporter_id or lower(e.reporter_email) = lower(r.reporter_email))
    ) b
    order by r.created_at, r.id`.execute(db);
  return rows;
}

export interface FlagRow {
  kind: FlagKind;
  created_at: Date;
  details: object;
}

export function listFlags(db: Db, caseId: number, limit: number): Promise<FlagRow[]> {
  return db
    .selectFrom('flag')
    .select(['kind', 'created_at', 'details'])
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The owner of a case's target. `listings` and `comments` count what exists, visible or not. */
export interface OwnerRow {
  id: number;
  name: string;
  avatar_path: string | null;
  locale: string;
  role: 'user' | 'moderator' | 'admin';
  created_at: Date;
  is_verified: boolean;
  is_suspended: boolean;
  suspended_until: Date | null;
  is_gone: boolean;
  listings: number;
  comments: number;
  open_cases: number;
  reports_received: number;
}

/** All counters of an account in one statement. `open_cases` excludes the given case. */
export async function findOwnerHistory(db: Db, accountId: number, caseId: number): Promise<OwnerRow> {
  const { rows } = await sql<OwnerRow>`
    select a.id, a.name, a.avatar_path, a.locale, a.role, a.created_at, a.email_verified_at is not null as is_verified,
      coalesce(a.suspended_until > now(), false) as is_suspended,
      case when a.suspended_until > now() then nullif(a.suspended_until, 'infinity') end as suspended_until,
      a.deleted_at is not null as is_gone,
      (select count(*)::int from listing l where l.seller_id = a.id and l.deleted_at is null) as listings,
      (select count(*)::int from comment c where c.author_id = a.id) as comments,
      (select count(*)::int from moderation_case c
        where c.account_id = a.id and c.decided_at is null and c.id <> ${caseId}) as open_cases,
      (select count(*)::int from moderation_case c join report r on r.case_id = c.id
        where c.account_id = a.id) as reports_received
    from account a where a.id = ${accountId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}

/** Listings referred to by flags, if they still exist. */
export function findNamedListings(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; kind: KindId; title: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('listing')
    .select(['id', 'kind', 'title'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}
