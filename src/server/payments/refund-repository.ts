import { type Selectable, sql } from 'kysely';
import type { RefundReason } from '#contract/payments-desk.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Database } from '../db/schema.ts';

export interface NewRefund {
  readonly purchase_id: number;
  readonly amount_minor: number;
  readonly reason: RefundReason;
  readonly note: string;
  readonly requested_by: number;
}

export function insertRefund(tx: Tx, refund: NewRefund): Promise<Selectable<Database['refund']>> {
  return tx.insertInto('refund').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** Notes that a purchase is being given back. */
export async function markRefunded(tx: Tx, purchaseId: number): Promise<void> {
  await tx.updateTable('purchase').set({ status: 'refunded' }).where('id', '=', purchaseId).execute();
}

/** What the provider is asked to give back; undefined when there is no such refund. */
export interface AskedRefund {
  readonly id: number;
  readonly purchase_id: number;
  readonly amount_minor: number;
  readonly state: 'requested' | 'sent' | 'done' | 'failed';
  readonly provider: 'sandbox' | 'stripe' | 'przelewy24';
  readonly provider_ref: string | null;
  readonly paid_minor: number;
}

export async function findAsked(db: Db, refundId: number): Promise<AskedRefund | undefined> {
  const { rows } = await sql<AskedRefund>`
    select r.id, r.purchase_id, r.amount_minor, r.state, p.provider, p.provider_ref, p.amount_minor as paid_minor
    from refund r join purchase p on p.id = r.purchase_id where r.id = ${refundId}`.execute(db);
  return rows[0];
}

/** Whether the provider has said of itself that an amount was given back. */
export async function wasGivenBack(tx: Tx, purchaseId: number, amountMinor: number): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (select from payment_event where purchase_id = ${purchaseId} and kind = 'refunded'
      and (amount_minor is null or amount_minor = ${amountMinor})) as was`.execute(tx);
  return rows[0]?.was ?? false;
}

/** Notes why the provider has not given anything back so far. */
export async function noteError(db: Db, refundId: number, error: string): Promise<void> {
  await sql`update refund set error = ${error} where id = ${refundId} and state = 'requested'`.execute(db);
}
