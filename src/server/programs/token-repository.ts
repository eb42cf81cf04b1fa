import { sql } from 'kysely';
import type { Scope } from '#contract/programs/scopes.ts';
import type { Db, Tx } from '../platform/db/client.ts';

export interface TokenRow {
  id: number;
  name: string;
  start: string;
  scopes: Scope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
}

const COLUMNS = ['id', 'name', 'start', 'scopes', 'created_at', 'expires_at', 'last_used_at'] as const;
const TOUCH_AFTER = sql`interval '5 minutes'`;
/** How long an expired token stays in the list. */
const KEPT = sql`interval '30 days'`;

export function listTokenRows(db: Db, accountId: number): Promise<TokenRow[]> {
  return db
    .selectFrom('access_token')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

export function findTokenRow(db: Db, id: number): Promise<TokenRow | undefined> {
  return db.selectFrom('access_token').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The number of an account's unexpired tokens. */
export async function countTokens(tx: Tx, accountId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('access_token')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewToken {
  readonly account_id: number;
  readonly name: string;
  readonly start: string;
  readonly token_hash: Buffer;
  readonly scopes: readonly Scope[];
  readonly days: number;
}

export async function insertToken(tx: Tx, { days, scopes, ...token }: NewToken): Promise<number> {
  const { id } = await tx
    .insertInto('access_token')
    .values({ ...token, scopes: [...scopes], expires_at: sql`now() + make_interval(days => ${days})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteToken(db: Db, accountId: number, id: number): Promise<void> {
  await db.deleteFrom('access_token').where('id', '=', id).where('account_id', '=', accountId).execute();
}

/** Revokes all tokens of an account. */
export async function deleteTokens(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('access_token').where('account_id', '=', accountId).execute();
}

/** A valid token with its account. */
export interface GrantRow {
  token_id: number;
  scopes: Scope[];
  is_stale: boolean;
  id: number;
  email_verified_at: Date | null;
  is_suspended: boolean;
}

export function findGrant(db: Db, tokenHash: Buffer): Promise<GrantRow | undefined> {
  return db
    .selectFrom('access_token')
    .innerJoin('account', 'account.id', 'access_token.account_id')
    .select([
      'access_token.id as token_id',
      'access_token.scopes',
      sql<boolean>`coalesce(access_token.last_used_at < now() - ${TOUCH_AFTER}, true)`.as('is_stale'),
      'account.id',
      'account.email_verified_at',
      sql<boolean>`coalesce(account.suspended_until > now(), false)`.as('is_suspended'),
    ])
    .where('access_token.token_hash', '=', tokenHash)
    .where('access_token.expires_at', '>', sql<Date>`now()`)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Updates the last use, but not on every call, which would turn every read into a write. */
export async function touchToken(db: Db, id: number): Promise<void> {
  await db.updateTable('access_token').set({ last_used_at: sql`now()` }).where('id', '=', id).execute();
}

/** Deletes tokens that expired long ago. */
export async function deleteOldTokens(db: Db): Promise<void> {
  await sql`delete from access_token where expires_at < now() - ${KEPT}`.execute(db);
}

/** The name of the account that a token belongs to. */
export async function findOwnerName(db: Db, accountId: number): Promise<string> {
  const { name } = await db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirstOrThrow();
  return name;
}
