import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import type { Database } from '../db/schema.ts';
import type { PaymentEvent } from './providers/provider.ts';
import type { Purchase } from './repository.ts';

export type RefundRow = Selectable<Database['refund']>;

/** What an event may be about, by the provider's name for it or by ours; the former first. */
export async function findMeant(tx: Tx, { provider, ref, purchaseId }: PaymentEvent): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from purchase
    where provider = ${provider} and provider_ref = ${ref}::text or id = ${purchaseId}::bigint
    order by coalesce(provider = ${provider} and provider_ref = ${ref}::text, false) desc`.execute(tx);
  return rows;
}

/**
 * Notes an event; false when it is known. Whoever notes the same one at the same time waits. An event that nobody could
 * place is known only when somebody can.
 */
export async function claimEvent(tx: Tx, event: PaymentEvent, purchaseId: number | null): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_event (provider, event_id, purchase_id, kind, amount_minor)
    values (${event.provider}, ${event.eventId}, ${purchaseId}, ${event.kind}, ${event.amountMinor})
    on conflict (provider, event_id) do update set purchase_id = excluded.purchase_id
      where payment_event.purchase_id is null and excluded.purchase_id is not null
    returning event_id`.execute(tx);
  return rows.length > 0;
}

/** Notes what does not fit; what was noted first stays. */
export async function noteMismatch(tx: Tx, id: number, mismatch: string): Promise<void> {
  await sql`update purchase set mismatch = coalesce(mismatch, ${mismatch}) where id = ${id}`.execute(tx);
}

/** Forgets what did not fit, unless something else has come since. */
export async function clearMismatch(tx: Tx, id: number, mismatch: string): Promise<void> {
  await sql`update purchase set mismatch = null where id = ${id} and mismatch = ${mismatch}`.execute(tx);
}

export async function endUnpaid(tx: Tx, id: number, status: 'declined' | 'timeout'): Promise<void> {
  await tx.updateTable('purchase').set({ status }).where('id', '=', id).execute();
}

/** Notes that a payment was made, and what came of it. */
export async function notePaid(
  tx: Tx,
  id: number,
  paid: { ref: string | null; now: Date; activeUntil: Date | null },
): Promise<Purchase> {
  return tx
    .updateTable('purchase')
    .set({
      status: 'success',
      paid_at: paid.now,
      activated_at: paid.activeUntil && paid.now,
      active_until: paid.activeUntil,
      provider_ref: sql`coalesce(provider_ref, ${paid.ref}::text)`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findRefund(db: Db | Tx, purchaseId: number): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
}

/** Notes that money was given back. */
export async function noteRefunded(tx: Tx, { id, purchase_id, amount_minor }: RefundRow, now: Date): Promise<void> {
  await tx.updateTable('refund').set({ state: 'done', done_at: now, error: null }).where('id', '=', id).execute();
  await tx
    .updateTable('purchase')
    .set({ refunded_at: now, refunded_minor: amount_minor })
    .where('id', '=', purchase_id)
    .execute();
}

export async function setRefundState(
  tx: Tx,
  id: number,
  change: { state: RefundRow['state']; error?: string | null; provider_ref?: string },
): Promise<void> {
  await tx.updateTable('refund').set(change).where('id', '=', id).execute();
}
