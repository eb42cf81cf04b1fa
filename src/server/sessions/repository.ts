import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** A person's own data and permissions. */
export interface UserRow {
  id: number;
  name: string;
  email: string;
  avatar_path: string | null;
  description: string;
  role: 'user' | 'moderator' | 'admin';
  email_verified_at: Date | null;
  is_suspended: boolean;
}

/** Whether the account is suspended now; expires by itself, before a job records the end. */
const IS_SUSPENDED = sql<boolean>`coalesce(account.suspended_until > now(), false)`.as('is_suspended');

const USER_COLUMNS = [
  'account.id',
  'account.name',
  'account.email',
  'account.avatar_path',
  'account.description',
  'account.role',
  'account.email_verified_at',
  IS_SUSPENDED,
] as const;

export function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db
    .selectFrom('account')
    .select(USER_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface CredentialRow {
  id: number;
  password_hash: string | null;
}

/** The two accounts an address may stand for. */
export interface Credentials {
  readonly confirmed: CredentialRow | undefined;
  readonly unconfirmed: CredentialRow | undefined;
}

/** The account that confirmed an address, and the newest that has not: a log-in may mean either. */
export async function findCredentials(db: Db, email: string): Promise<Credentials> {
  const { rows } = await sql<CredentialRow & { is_confirmed: boolean }>`
    (select id, password_hash, true as is_confirmed from account
      where lower(email) = lower(${email}) and deleted_at is null and email_verified_at is not null limit 1)
    union all
    (select id, password_hash, false as is_confirmed from account
      where lower(email) = lower(${email}) and deleted_at is null and email_verified_at is null
      order by id desc limit 1)`.execute(db);
  return {
    confirmed: rows.find((row) => row.is_confirmed),
    unconfirmed: rows.find((row) => !row.is_confirmed),
  };
}

export async function findPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function insertSession(
  tx: Tx,
  session: { account_id: number; token_hash: Buffer; device: string; is_strong: boolean },
): Promise<number> {
  const row = await tx
    .insertInto('session')
    // Logging in counts as confirming the password.
    .values({ ...session, password_confirmed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface SessionRow {
  session_id: number;
  is_strong: boolean;
  password_confirmed_at: Date | null;
  is_stale: boolean;
  id: number;
  role: 'user' | 'moderator' | 'admin';
  email_verified_at: Date | null;
  is_suspended: boolean;
}

/** A session expires after 60 days without use, and in any case half a year after the log-in. */
const LASTS = sql<boolean>`session.last_used_at > now() - interval '60 days'
  and session.created_at > now() - interval '180 days'`;
const TOUCH_AFTER = sql`interval '5 minutes'`;

/** The unexpired session with a token's hash. */
export function findSession(db: Db, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id as session_id',
      'session.is_strong',
      'session.password_confirmed_at',
      sql<boolean>`session.last_used_at < now() - ${TOUCH_AFTER}`.as('is_stale'),
      'account.id',
      'account.role',
      'account.email_verified_at',
      IS_SUSPENDED,
    ])
    .where('session.token_hash', '=', tokenHash)
    .where(LASTS)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Updates the last use, but not on every request, which would turn every read into a write. */
export async function touchSession(db: Db, sessionId: number): Promise<void> {
  await db.updateTable('session').set({ last_used_at: sql`now()` }).where('id', '=', sessionId).execute();
}

export async function confirmSessionPassword(db: Db, sessionId: number): Promise<Date> {
  const row = await db
    .updateTable('session')
    .set({ password_confirmed_at: sql`now()` })
    .where('id', '=', sessionId)
    .returning('password_confirmed_at')
    .executeTakeFirstOrThrow();
  return row.password_confirmed_at as Date;
}

export interface ListedSessionRow {
  id: number;
  device: string;
  is_strong: boolean;
  created_at: Date;
  last_used_at: Date;
}

export function listSessionRows(db: Db, accountId: number): Promise<ListedSessionRow[]> {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'is_strong', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where(LASTS)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** Ends sessions of an account: one, all but one, or all. Returns the ids of those that existed. */
export async function deleteSessions(
  tx: Tx,
  accountId: number,
  which: { only?: number; except?: number } = {},
): Promise<number[]> {
  let query = tx.deleteFrom('session').where('account_id', '=', accountId);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.except !== undefined) query = query.where('id', '<>', which.except);
  const rows = await query.returning('id').execute();
  return rows.map((row) => row.id);
}

/** Ends all but the `kept` most recently used sessions of an account. Returns their ids. */
export async function deleteOldestSessions(tx: Tx, accountId: number, kept: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from session where id in (
      select id from session where account_id = ${accountId} order by last_used_at desc, id desc offset ${kept})
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Which of these sessions are invalid: ended, expired, or of a deleted account. */
export async function listEndedSessions(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${ids}::bigint[]) as asked (id)
    where not exists (
      select from session join account on account.id = session.account_id
      where session.id = asked.id and ${LASTS} and account.deleted_at is null)`.execute(db);
  return rows.map((row) => row.id);
}

/** Deletes invalid sessions. */
export async function deleteOverSessions(db: Db): Promise<void> {
  await sql`delete from session where not (${LASTS})`.execute(db);
}
