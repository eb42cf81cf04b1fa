import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/client.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { CheckoutOrder } from '../provider.ts';

/**
 * A payment in the sandbox.
 *
 * isPaid     approved, effective now; `isWaiting`: approved, effective later.
 * isExpired  timed out or cancelled, without an approval.
 */
export interface SandboxPayment {
  readonly ref: string;
  readonly purchaseId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly title: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
  readonly isPaid: boolean;
  readonly isWaiting: boolean;
  readonly isDeclined: boolean;
  readonly isCancelled: boolean;
  readonly isExpired: boolean;
}

export interface SandboxRefund {
  readonly key: string;
  readonly amountMinor: number;
}

const SECRET = 'sandbox.secret';

/** The key that signs the sandbox's webhooks: created by the first node that needs it. */
export async function getSecret(db: Db): Promise<string> {
  const find = () => db.selectFrom('setting').select('value').where('name', '=', SECRET).executeTakeFirst();
  const kept = await find();
  if (kept) return (kept.value as { secret: string }).secret;
  const made = randomBytes(32).toString('base64url');
  await db
    .insertInto('setting')
    .values({ name: SECRET, value: JSON.stringify({ secret: made }) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return ((await find())?.value as { secret: string } | undefined)?.secret ?? made;
}

/**
 * Stores a payment, or finds the existing one of this purchase.
 *
 * @returns  its reference, whether it is new, and the seconds until it expires, by the database's clock.
 */
export async function keepPayment(
  tx: Tx,
  order: CheckoutOrder,
  ref: string,
): Promise<{ ref: string; isNew: boolean; secondsLeft: number }> {
  await tx
    .insertInto('sandbox_payment')
    .values({
      ref,
      purchase_id: order.purchaseId,
      amount_minor: order.amountMinor,
      currency: order.currency,
      title: order.title,
      locale: order.locale,
      return_url: order.returnUrl,
      expires_at: order.expiresAt,
    })
    .onConflict((conflict) => conflict.column('purchase_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('sandbox_payment')
    .select(['ref', sql<number>`greatest(ceil(extract(epoch from expires_at - now())), 0)::int`.as('seconds_left')])
    .where('purchase_id', '=', order.purchaseId)
    .executeTakeFirstOrThrow();
  return { ref: row.ref, isNew: row.ref === ref, secondsLeft: row.seconds_left };
}

export async function findPayment(db: Db, ref: string): Promise<SandboxPayment | undefined> {
  const row = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .select(sql<Date>`now()`.as('at'))
    .where('ref', '=', ref)
    .executeTakeFirst();
  return row && present(row);
}

function present(row: Selectable<Database['sandbox_payment']> & { at: Date }): SandboxPayment {
  const isOver = row.cancelled_at !== null || row.expires_at <= row.at;
  return {
    ref: row.ref,
    purchaseId: row.purchase_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    title: row.title,
    locale: row.locale,
    returnUrl: row.return_url,
    expiresAt: row.expires_at,
    isPaid: row.paid_at !== null && row.paid_at <= row.at,
    isWaiting: row.paid_at !== null && row.paid_at > row.at,
    isDeclined: row.declined_at !== null,
    isCancelled: row.cancelled_at !== null,
    isExpired: isOver && row.paid_at === null,
  };
}

/** Approves a payment after some seconds. False if already approved or cancelled. */
export async function markPaid(tx: Tx, ref: string, afterS: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_payment')
    .set({ paid_at: sql<Date>`now() + make_interval(secs => ${afterS})` })
    .where('ref', '=', ref)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Declines a payment. False if already approved, declined, cancelled or expired. */
export async function markDeclined(tx: Tx, ref: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_payment')
    .set({ declined_at: sql<Date>`now()` })
    .where('ref', '=', ref)
    .where('paid_at', 'is', null)
    .where('declined_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels an unpaid payment. False if it was cancelled or paid. */
export async function markCancelled(tx: Tx, ref: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sandbox_payment')
    .set({ cancelled_at: sql<Date>`now()` })
    .where('ref', '=', ref)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listRefunds(db: Db, ref: string): Promise<SandboxRefund[]> {
  const rows = await db
    .selectFrom('sandbox_refund')
    .select(['key', 'amount_minor'])
    .where('ref', '=', ref)
    .orderBy('created_at')
    .execute();
  return rows.map(({ key, amount_minor }) => ({ key, amountMinor: amount_minor }));
}

/** Locks a payment, which serialises its refunds. */
export async function holdPayment(tx: Tx, ref: string): Promise<void> {
  await tx.selectFrom('sandbox_payment').select('ref').where('ref', '=', ref).forUpdate().execute();
}

export async function keepRefund(tx: Tx, ref: string, { key, amountMinor }: SandboxRefund): Promise<void> {
  await tx.insertInto('sandbox_refund').values({ ref, key, amount_minor: amountMinor }).execute();
}
