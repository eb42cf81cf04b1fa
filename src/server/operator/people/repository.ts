import { type RawBuilder, sql } from 'kysely';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { DeskPerson, listPeople, PersonDetail, Role } from '#contract/operator/people.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { SHOWN } from '../shown-repository.ts';
import { matchingPerson } from './search-repository.ts';

export type PeopleFilter = ParsedOf<typeof listPeople>['query'];

/** An account as listed. */
export interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly avatar_path: string | null;
  readonly email: string;
  readonly phone_number: string | null;
  readonly is_verified: boolean;
  readonly role: Role;
  readonly is_suspended: boolean;
  readonly sells_as: DeskPerson['sellsAs'];
  readonly created_at: Date;
  readonly seen_at: Date | null;
}

const COLUMNS = sql`a.id, a.name, a.avatar_path, a.email, a.phone_number, a.email_verified_at is not null as is_verified,
  a.role, coalesce(a.suspended_until > now(), false) as is_suspended, s.sells_as, a.created_at, a.seen_at`;
const FROM = sql`from account a left join seller_status s on s.account_id = a.id`;

function matching({ q, role, state, confirmed, sellsAs, before }: PeopleFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`a.deleted_at is null`];
  const text = matchingPerson(q);
  if (text) conditions.push(text);
  // Repeats the condition of a small partial index, so that it is used.
  if (role) conditions.push(role === 'user' ? sql`a.role = 'user'` : sql`a.role <> 'user' and a.role = ${role}`);
  if (state === 'suspended') conditions.push(sql`a.suspended_until is not null and a.suspended_until > now()`);
  if (state === 'active') conditions.push(sql`(a.suspended_until is null or a.suspended_until <= now())`);
  if (confirmed) conditions.push(sql`(a.email_verified_at is not null) = ${confirmed === 'yes'}`);
  if (sellsAs) conditions.push(sellsAs === 'none' ? sql`s.sells_as is null` : sql`s.sells_as = ${sellsAs}`);
  if (before) conditions.push(sql`a.id < ${before}`);
  return sql.join(conditions, sql` and `);
}

/** Accounts in descending order of their ids. */
export async function listPeopleRows(db: Db, filter: PeopleFilter, limit: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select ${COLUMNS} ${FROM} where ${matching(filter)} order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface PersonDetailRow extends PersonRow {
  readonly locale: string;
  readonly town: string | null;
  /** Null when not suspended, or permanently. */
  readonly suspended_until: Date | null;
  readonly firm_name: string | null;
  readonly nip: string | null;
  readonly has_totp: boolean;
  readonly passkeys: number;
  readonly listings: number;
  readonly shown: number;
  readonly payments: number;
  readonly decisions: number;
  readonly open_case_id: number | null;
}

export async function findPersonRow(db: Db, id: number): Promise<PersonDetailRow | undefined> {
  const { rows } = await sql<PersonDetailRow>`
    select ${COLUMNS}, a.locale, a.town,
      case when a.suspended_until > now() then nullif(a.suspended_until, 'infinity') end as suspended_until,
      s.firm_name, s.nip,
      exists (select from totp t where t.account_id = a.id and t.confirmed_at is not null) as has_totp,
      (select count(*)::int from passkey k where k.account_id = a.id) as passkeys,
      (select count(*)::int from listing l where l.seller_id = a.id and l.deleted_at is null) as listings,
      (select count(*)::int from listing l
        where l.seller_id = a.id and ${SHOWN}) as shown,
      (select count(*)::int from purchase p where p.account_id = a.id) as payments,
      (select count(*)::int from decision d where d.account_id = a.id and d.action <> 'dismiss') as decisions,
      (select c.id from moderation_case c
        where c.target_type = 'account' and c.target_id = a.id and c.decided_at is null) as open_case_id
    ${FROM} where a.id = ${id} and a.deleted_at is null`.execute(db);
  return rows[0];
}

/** Limit of each list about a person, latest first. */
const LISTED = 10;

export type ListingRow = Omit<PersonDetail['listings'][number], 'createdAt'> & { readonly created_at: Date };

export async function listListings(db: Db, id: number): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select l.id, l.kind, l.title, l.status, ${SHOWN} as "isShown", l.created_at
    from listing l where l.seller_id = ${id} and l.deleted_at is null
    order by l.created_at desc, l.id desc limit ${LISTED}`.execute(db);
  return rows;
}

export type PaymentRow = Omit<PersonDetail['payments'][number], 'startedAt' | 'amount'> & {
  readonly amount_minor: number;
  readonly started_at: Date;
};

export async function listPaymentRows(db: Db, id: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.title, p.amount_minor, p.started_at,
      case when p.status = 'pending' and p.expires_at <= now() then 'timeout' else p.status end as status
    from purchase p where p.account_id = ${id} order by p.id desc limit ${LISTED}`.execute(db);
  return rows;
}

export type DecisionRow = Omit<PersonDetail['decisions'][number], 'decidedAt'> & { readonly decided_at: Date };

export async function listDecisionRows(db: Db, id: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.case_id as "caseId", d.action, d.rule, d.decided_at, d.lifted_at is not null as "isLifted"
    from decision d where d.account_id = ${id} and d.action <> 'dismiss'
    order by d.decided_at desc, d.id desc limit ${LISTED}`.execute(db);
  return rows;
}

export interface SessionRow {
  readonly id: number;
  readonly device: string;
  readonly is_strong: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** The person's sessions, latest used first. */
export function listSessions(db: Db, id: number): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'is_strong', 'created_at', 'last_used_at'])
    .where('account_id', '=', id)
    .orderBy('last_used_at', 'desc')
    .execute();
}

export async function updateRole(tx: Tx, id: number, role: Role): Promise<void> {
  await sql`update account set role = ${role}, updated_at = now() where id = ${id}`.execute(tx);
}

/** When the caller's session began, if it began with a second factor. */
export async function findStrongBeginning(db: Db, sessionId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('is_strong', '=', true)
    .executeTakeFirst();
  return row?.created_at;
}
