import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

export interface PasskeyRow {
  id: number;
  credential_id: string;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export function listPasskeys(db: Db, accountId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

interface NewPasskey {
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
}

/** False if the credential is already stored, for any account. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the account has no such passkey. */
export async function deletePasskey(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface CredentialRow {
  id: number;
  account_id: number;
  public_key: Uint8Array;
  counter: number;
}

/** A passkey of an existing account. */
export function findCredential(db: Db, credentialId: string): Promise<CredentialRow | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id', 'passkey.account_id', 'passkey.public_key', 'passkey.counter'])
    .where('passkey.credential_id', '=', credentialId)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Records a use; false if the counter has not increased, unless it is always 0. */
export async function notePasskeyUse(tx: Tx, id: number, counter: number): Promise<boolean> {
  const row = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a challenge for five minutes, and deletes a few expired ones so that they never pile up. */
export async function insertChallenge(db: Db, challenge: string, accountId: number | null): Promise<void> {
  await sql`
    with gone as (
      delete from passkey_challenge where challenge in (
        select challenge from passkey_challenge where expires_at <= now() limit 10 for update skip locked))
    insert into passkey_challenge (challenge, account_id, expires_at)
    values (${challenge}, ${accountId}, now() + interval '5 minutes')`.execute(db);
}

/** Consumes a challenge; false if it is expired or was not issued to this account. */
export async function takeChallenge(db: Db, challenge: string, accountId: number | null): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes all passkeys of an account and its pending challenges. */
export async function deletePasskeys(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', sql<Date>`now()`).execute();
}
