import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** A payment's data for news; amounts in grosz. */
interface ToldPurchase {
  readonly id: number;
  readonly isShop: boolean;
  readonly title: string;
  readonly amountMinor: number;
  readonly refundMinor: number;
  /** The address that receives mails about it. */
  readonly email: string;
}

/** Payments by id. */
export async function listTold(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ToldPurchase>> {
  const { rows } = await sql<ToldPurchase>`
    select p.id, p.target_type = 'shopPromotion' as "isShop", p.title, p.amount_minor as "amountMinor",
      coalesce(p.buyer ->> 'email', '') as email,
      coalesce((select sum(r.amount_minor)::int from refund r where r.purchase_id = p.id), 0) as "refundMinor"
    from purchase p where p.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
