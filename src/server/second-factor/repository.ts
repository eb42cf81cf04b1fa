import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

export interface OwnerRow {
  id: number;
  name: string;
  email: string;
  role: 'user' | 'moderator' | 'admin';
  email_verified_at: Date | null;
}

/** Locks the account until the transaction ends, which serialises changes of its methods. */
export function lockAccount(tx: Tx, id: number): Promise<OwnerRow | undefined> {
  return (
    tx
      .selectFrom('account')
      .select(['id', 'name', 'email', 'role', 'email_verified_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      // No stronger lock than needed: new sessions refer to the account concurrently.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

export interface StrengthRow {
  has_totp: boolean;
  passkey_count: number;
  codes_left: number;
}

export async function findStrength(db: Db, accountId: number): Promise<StrengthRow> {
  const { rows } = await sql<StrengthRow>`
    select exists (select 1 from totp where account_id = ${accountId} and confirmed_at is not null) as has_totp,
      (select count(*) from passkey where account_id = ${accountId})::int as passkey_count,
      (select count(*) from recovery_code where account_id = ${accountId} and used_at is null)::int as codes_left
  `.execute(db);
  return rows[0] as StrengthRow;
}

/** Replaces an unconfirmed secret; false if there is a confirmed one. */
export async function savePendingTotp(
  tx: Tx,
  pending: { account_id: number; secret: string; last_step: number },
): Promise<boolean> {
  const { secret, last_step } = pending;
  const row = await tx
    .insertInto('totp')
    .values(pending)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ secret, last_step }).where('totp.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The secret awaiting confirmation, or the confirmed one. */
export async function findTotpSecret(
  db: Db,
  accountId: number,
  state: 'pending' | 'confirmed',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('totp')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('confirmed_at', state === 'pending' ? 'is' : 'is not', null)
    .executeTakeFirst();
  return row?.secret;
}

/** Consumes a time step, confirming a pending secret; false if that step or a later one was used before. */
export async function useTotpStep(tx: Tx, accountId: number, secret: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('totp')
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if there is no confirmed secret. */
export async function deleteTotp(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('totp')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the TOTP secret, confirmed or not. */
export async function deleteEveryTotp(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('totp').where('account_id', '=', accountId).execute();
}

/** Deletes unconfirmed secrets whose setup began before a time step. */
export async function deleteAbandonedTotp(db: Db, step: number): Promise<void> {
  await db.deleteFrom('totp').where('confirmed_at', 'is', null).where('last_step', '<', step).execute();
}

/** Replaces all recovery codes; an empty list deletes them. */
export async function replaceRecoveryCodes(tx: Tx, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

/** False if the account has no such code, or has used it. */
export async function useRecoveryCode(tx: Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_code')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
