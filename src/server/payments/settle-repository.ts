import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Database } from '../platform/db/schema.ts';
import type { PaymentEvent } from './providers/provider.ts';
import type { Purchase } from './repository.ts';

export type RefundRow = Selectable<Database['refund']>;

/** The purchases an event may refer to, by the provider's reference or by our id; the former first. */
export async function findMeant(tx: Tx, { provider, ref, purchaseId }: PaymentEvent): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from purchase
    where provider = ${provider} and provider_ref = ${ref}::text or id = ${purchaseId}::bigint
    order by coalesce(provider = ${provider} and provider_ref = ${ref}::text, false) desc`.execute(tx);
  return rows;
}

/** What is stored with an event; `misfit` is its mismatch with the purchase. */
interface Noted {
  readonly purchaseId: number | null;
  readonly misfit: string | null;
}

/**
 * Stores an event; false if it is already known. Concurrent inserts of the same event wait. An event without a purchase
 * counts as known only once it has one. A mismatched event gets an id of its own, so that the provider can still send
 * the correct one.
 */
export async function claimEvent(tx: Tx, event: PaymentEvent, { purchaseId, misfit }: Noted): Promise<boolean> {
  const eventId = misfit === null ? event.eventId : `${event.eventId}#${misfit}`;
  const { rows } = await sql`
    insert into payment_event (provider, event_id, purchase_id, kind, amount_minor, misfit)
    values (${event.provider}, ${eventId}, ${purchaseId}, ${event.kind}, ${event.amountMinor}, ${misfit})
    on conflict (provider, event_id) do update set purchase_id = excluded.purchase_id
      where payment_event.purchase_id is null and excluded.purchase_id is not null
    returning event_id`.execute(tx);
  return rows.length > 0;
}

/** The kinds of mismatched events of a purchase. */
export async function listMisfitKinds(tx: Tx, purchaseId: number): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from payment_event where purchase_id = ${purchaseId} and misfit is not null`.execute(tx);
  return rows.map(({ kind }) => kind);
}

/** Stores a mismatch; the first one stays. */
export async function noteMismatch(tx: Tx, id: number, mismatch: string): Promise<void> {
  await sql`update purchase set mismatch = coalesce(mismatch, ${mismatch}) where id = ${id}`.execute(tx);
}

/** Clears a mismatch unless it has changed since. */
export async function clearMismatch(tx: Tx, id: number, mismatch: string): Promise<void> {
  await sql`update purchase set mismatch = null where id = ${id} and mismatch = ${mismatch}`.execute(tx);
}

export async function endUnpaid(tx: Tx, id: number, status: 'declined' | 'timeout'): Promise<void> {
  await tx.updateTable('purchase').set({ status }).where('id', '=', id).execute();
}

/** Stores that a payment was made, and its outcome. */
export async function notePaid(
  tx: Tx,
  id: number,
  paid: { ref: string | null; now: Date; activeUntil: Date | null; duplicateOf: number | null },
): Promise<Purchase> {
  return tx
    .updateTable('purchase')
    .set({
      status: 'success',
      paid_at: paid.now,
      activated_at: paid.activeUntil && paid.now,
      active_until: paid.activeUntil,
      duplicate_of: paid.duplicateOf,
      provider_ref: sql`coalesce(provider_ref, ${paid.ref}::text)`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores which payment for the same target counts instead. */
export async function noteDuplicate(tx: Tx, id: number, of: number): Promise<void> {
  await tx.updateTable('purchase').set({ duplicate_of: of }).where('id', '=', id).execute();
}

export function findRefund(db: Db | Tx, purchaseId: number): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();
}

/** Stores that a refund was made. */
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
