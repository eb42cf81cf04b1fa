import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ShownStatusRow } from './shown-status.ts';

export interface StatusRow extends ShownStatusRow {
  readonly stated_at: Date;
}

export function findStatus(db: Db | Tx, accountId: number): Promise<StatusRow | undefined> {
  return db
    .selectFrom('seller_status')
    .select(['sells_as', 'firm_name', 'nip', 'address', 'zip', 'city', 'email', 'phone', 'stated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Replaces the declaration; false if it is unchanged. */
export async function saveStatus(tx: Tx, accountId: number, row: ShownStatusRow): Promise<boolean> {
  const changed = await tx
    .insertInto('seller_status')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...row, stated_at: sql<Date>`clock_timestamp()` })
        .where(
          sql<boolean>`(seller_status.sells_as, seller_status.firm_name, seller_status.nip, seller_status.address,
            seller_status.zip, seller_status.city, seller_status.email, seller_status.phone) is distinct from
            (excluded.sells_as, excluded.firm_name, excluded.nip, excluded.address, excluded.zip, excluded.city,
            excluded.email, excluded.phone)`,
        ),
    )
    .returning('account_id')
    .execute();
  return changed.length > 0;
}

/** The seller's visible listings, whose pages show the declaration. */
export function listShown(tx: Tx, sellerId: number): Promise<{ id: number }[]> {
  return tx.selectFrom('listing').select('id').where('seller_id', '=', sellerId).where('is_shown', '=', true).execute();
}

/** Those of the accounts that have declared to be traders. */
export async function listStatedTraders(db: Db, accountIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from seller_status
    where account_id = any(${accountIds}::bigint[]) and sells_as <> 'private'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
