import { type Selectable, sql } from 'kysely';
import type { ReturnReason } from '#contract/payments/desk.ts';
import type { PaidBy } from '#contract/payments/payments.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Database } from '../platform/db/schema.ts';

export interface NewRefund {
  readonly purchase_id: number;
  readonly amount_minor: number;
  readonly reason: ReturnReason;
  readonly note: string;
  /** Null for automatic refunds. */
  readonly requested_by: number | null;
}

export function insertRefund(tx: Tx, refund: NewRefund): Promise<Selectable<Database['refund']>> {
  return tx.insertInto('refund').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** Marks a purchase as refunded. */
export async function markRefunded(tx: Tx, purchaseId: number): Promise<void> {
  await tx.updateTable('purchase').set({ status: 'refunded' }).where('id', '=', purchaseId).execute();
}

/** A refund with the data that the provider needs; undefined if there is no such refund. */
export interface AskedRefund {
  readonly id: number;
  readonly purchase_id: number;
  readonly amount_minor: number;
  readonly state: 'requested' | 'sent' | 'done' | 'failed';
  readonly provider: PaidBy;
  readonly provider_ref: string | null;
  readonly paid_minor: number;
}

export async function findAsked(db: Db, refundId: number): Promise<AskedRefund | undefined> {
  const { rows } = await sql<AskedRefund>`
    select r.id, r.purchase_id, r.amount_minor, r.state, p.provider, p.provider_ref, p.amount_minor as paid_minor
    from refund r join purchase p on p.id = r.purchase_id where r.id = ${refundId}`.execute(db);
  return rows[0];
}

/** Whether the provider has already reported a refund of this amount. */
export async function wasGivenBack(tx: Tx, purchaseId: number, amountMinor: number): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select exists (select from payment_event where purchase_id = ${purchaseId} and kind = 'refunded'
      and (amount_minor is null or amount_minor = ${amountMinor})) as was`.execute(tx);
  return rows[0]?.was ?? false;
}

/** Records why the provider has not refunded yet. */
export async function noteError(db: Db, refundId: number, error: string): Promise<void> {
  await sql`update refund set error = ${error} where id = ${refundId} and state = 'requested'`.execute(db);
}
