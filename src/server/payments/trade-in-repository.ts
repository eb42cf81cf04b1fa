import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Purchase } from './repository.ts';

/** A payment that can be traded in; `amount_minor` is the amount paid. */
interface TradedRow {
  id: number;
  amount_minor: number;
}

/** Payments for other plans of a listing that are not traded in yet, latest first. */
export async function listTradeable(tx: Tx, { listing_id, variant }: Purchase): Promise<TradedRow[]> {
  const { rows } = await sql<TradedRow>`
    select id, amount_minor from purchase
    where listing_id = ${listing_id}::bigint and variant <> ${variant} and status = 'success' and activated_at is not null
      and traded_into is null
    order by activated_at desc, id desc`.execute(tx);
  return rows;
}

export async function noteTraded(tx: Tx, id: number, traded: { into: number; minor: number }): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ traded_into: traded.into, traded_minor: traded.minor })
    .where('id', '=', id)
    .execute();
}

/** A traded-in payment: the credit it gave, and how much of that was refunded. */
export interface TradedInto {
  id: number;
  status: Purchase['status'];
  traded_minor: number;
  returned_minor: number;
}

/** The payments with unused days that were credited to a higher plan, latest first. */
export async function listTradedInto(db: Db | Tx, id: number): Promise<TradedInto[]> {
  const { rows } = await sql<TradedInto>`
    select p.id, p.status, p.traded_minor, coalesce(r.amount_minor, 0) as returned_minor
    from purchase p left join refund r on r.purchase_id = p.id and r.reason = 'credit'
    where p.traded_into = ${id} order by p.activated_at desc, p.id desc`.execute(db);
  return rows;
}
