import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** Serialises a seller's imports until the transaction ends. */
export async function holdImports(tx: Tx, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${sellerId}`}, 0))`.execute(tx);
}

/** Which of these keys belong to ads of the seller. */
export async function findImportKeys(db: Db | Tx, sellerId: number, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ import_key: string }>`
    select l.import_key from listing l
    where l.seller_id = ${sellerId} and l.import_key = any(${keys}::text[]) and l.deleted_at is null`.execute(db);
  return rows.map(({ import_key }) => import_key);
}

/** Stores the key of the line an ad came from; a deleted ad with the same key loses it. */
export async function setImportKey(
  tx: Tx,
  { id, sellerId, key }: { id: number; sellerId: number; key: string },
): Promise<void> {
  await sql`
    update listing set import_key = null
    where seller_id = ${sellerId} and import_key = ${key} and deleted_at is not null`.execute(tx);
  await tx.updateTable('listing').set({ import_key: key }).where('id', '=', id).execute();
}
