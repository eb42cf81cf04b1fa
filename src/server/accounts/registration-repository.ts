import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

export async function insertAccount(
  tx: Tx,
  account: { name: string; email: string; password_hash: string; phone_number: string; locale: string },
): Promise<number> {
  const row = await tx
    .insertInto('account')
    .values({ ...account, notifications: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The account that has confirmed an address. */
export async function findConfirmedOwner(db: Db, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account where lower(email) = lower(${email}) and email_verified_at is not null and deleted_at is null
  `.execute(db);
  return rows[0]?.id;
}

/** The account a login link for an address is for: the one that confirmed it, otherwise the newest that named it. */
export async function findResettable(db: Db, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account where lower(email) = lower(${email}) and deleted_at is null
    order by email_verified_at is null, id desc limit 1`.execute(db);
  return rows[0]?.id;
}

/** Confirms an account's address; false if another account confirmed it before, or this one is deleted. */
export async function confirmEmail(tx: Tx, accountId: number, email: string): Promise<boolean> {
  // Two links to one address may be followed concurrently: the second waits here and then sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update account set email = ${email}, email_verified_at = now(), pending_email = null, updated_at = now()
    where id = ${accountId} and deleted_at is null and not exists (
      select from account other where lower(other.email) = lower(${email}) and other.id <> ${accountId}
        and other.email_verified_at is not null and other.deleted_at is null)
    returning id`.execute(tx);
  // Following a link proves that the mail arrived.
  if (rows.length > 0) await tx.deleteFrom('mail_trouble').where('account_id', '=', accountId).execute();
  return rows.length > 0;
}

/** Unconfirmed accounts that named an address now confirmed by another; they can never confirm it. */
export async function findStrangersTo(tx: Tx, email: string, ownerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from account where lower(email) = lower(${email}) and id <> ${ownerId}
      and email_verified_at is null and deleted_at is null`.execute(tx);
  return rows.map((row) => row.id);
}

/** Whether the account's address is unconfirmed. */
export async function isUnconfirmed(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`select id from account where id = ${accountId} and email_verified_at is null`.execute(db);
  return rows.length > 0;
}

/** Accounts whose address stayed unconfirmed for a week. */
export async function findNeverConfirmed(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from account where email_verified_at is null and deleted_at is null
      and created_at < now() - interval '7 days' and password_hash is not null
    order by created_at limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Stores a password hash; null for an account without a password. */
export async function setPassword(tx: Tx, accountId: number, passwordHash: string | null): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where('id', '=', accountId)
    .execute();
}

type Role = 'user' | 'moderator' | 'admin';

/**
 * Sets the role of the account that confirmed an address; `before` is the previous role. Undefined if there is none.
 */
export async function setRole(
  tx: Tx,
  email: string,
  role: Role,
): Promise<{ id: number; name: string; before: Role } | undefined> {
  const { rows } = await sql<{ id: number; name: string; before: Role }>`
    update account a set role = ${role}, updated_at = now() from (
      select id, role from account
      where lower(email) = lower(${email}) and email_verified_at is not null and deleted_at is null for no key update) old
    where a.id = old.id returning a.id, a.name, old.role as before`.execute(tx);
  return rows[0];
}
