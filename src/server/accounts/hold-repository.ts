import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** Locks the account until the transaction ends, serialising the person's actions; false if they have left. */
export async function holdAccount(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from account where id = ${accountId} and deleted_at is null for no key update`.execute(tx);
  return rows.length > 0;
}

/**
 * Keeps the account from being erased until the transaction ends, without blocking others; false if it does not exist.
 */
export async function keepAccount(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from account where id = ${accountId} and deleted_at is null for key share`.execute(tx);
  return rows.length > 0;
}
