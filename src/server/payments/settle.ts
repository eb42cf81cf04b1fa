import type { Db, Tx } from '../db/client.ts';
import { emit } from '../events.ts';
import { activatePurchase } from './activation.ts';
import type { Invoices, Plans, ShopLink } from './ports.ts';
import type { PaymentEvent } from './providers/provider.ts';
import { lockPurchase, type Purchase } from './repository.ts';
import {
  claimEvent,
  endUnpaid,
  findMeant,
  findRefund,
  noteMismatch,
  notePaid,
  noteRefunded,
  type RefundRow,
  setRefundState,
} from './settle-repository.ts';

interface SettlingDeps {
  readonly db: Db;
  readonly plans: Plans;
  readonly shop: ShopLink;
  readonly invoices: Pick<Invoices, 'issue'>;
}

export type Settling = ReturnType<typeof createSettling>;

/** What does not fit between an event and the purchase that it is about. */
type Mismatch = 'provider' | 'reference' | 'amount' | 'currency' | 'unaskedRefund' | 'refundTakenBack';

/**
 * Turns what providers say into what holds, in whatever order, and however often, they say it: a payment is activated
 * and invoiced once, or not at all.
 */
export function createSettling({ db, plans, shop, invoices }: SettlingDeps) {
  /** Settles one event, in a transaction of the caller's: it is known, and all that follows from it holds, or neither. */
  async function settle(tx: Tx, event: PaymentEvent, now = new Date()): Promise<void> {
    const [meant, other] = await findMeant(tx, event);
    // Held before anything is noted: two words about one payment follow one another, and never wait for each other.
    const locked = meant && (await lockPurchase(tx, meant.id));
    const isNew = await claimEvent(tx, event, locked?.purchase.id ?? null);
    if (!locked || !isNew) return;
    const { purchase } = locked;
    const mismatch = other ? 'reference' : await findMismatch(tx, event, purchase);
    if (mismatch) {
      await noteMismatch(tx, purchase.id, mismatch);
      await tell(tx, purchase);
    } else await apply(tx, event, locked, now);
  }

  async function apply(
    tx: Tx,
    event: PaymentEvent,
    { purchase, isGone }: { purchase: Purchase; isGone: boolean },
    now: Date,
  ): Promise<void> {
    const { id, status } = purchase;
    switch (event.kind) {
      case 'paid':
        if (status === 'success' || status === 'refunded') return;
        return pay(tx, event, { purchase, isGone }, now);
      case 'declined':
      case 'expired':
        if (status !== 'pending') return;
        await endUnpaid(tx, id, event.kind === 'declined' ? 'declined' : 'timeout');
        return tell(tx, purchase);
      case 'refunded':
      case 'refundFailed':
        return noteRefund(tx, event.kind, purchase, now);
    }
  }

  async function pay(
    tx: Tx,
    { ref }: PaymentEvent,
    { purchase, isGone }: { purchase: Purchase; isGone: boolean },
    now: Date,
  ): Promise<void> {
    const activeUntil = isGone ? null : await activatePurchase(tx, { plans, shop }, purchase, now);
    const paid = await notePaid(tx, purchase.id, { ref, now, activeUntil });
    await tell(tx, purchase);
    // Last, as whoever issues the next invoice waits for the number of this one.
    await invoices.issue(tx, paid, now);
  }

  async function noteRefund(tx: Tx, kind: 'refunded' | 'refundFailed', purchase: Purchase, now: Date): Promise<void> {
    const refund = await findRefund(tx, purchase.id);
    if (!refund || refund.state === 'done') return;
    if (kind === 'refunded') await noteRefunded(tx, refund, now);
    else await setRefundState(tx, refund.id, { state: 'failed', error: 'the provider says that it failed' });
    await tell(tx, purchase);
  }

  /** Each event in a transaction of its own: one that cannot be settled now holds no other up. */
  async function takeEvents(events: readonly PaymentEvent[]): Promise<void> {
    const failures: unknown[] = [];
    for (const event of events) {
      try {
        await db.transaction().execute((tx) => settle(tx, event));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return { settle, takeEvents };
}

/** What of an event does not fit its purchase; null when all does. */
export async function findMismatch(
  tx: Tx,
  event: PaymentEvent,
  purchase: Pick<Purchase, 'id' | 'provider' | 'provider_ref' | 'amount_minor' | 'currency'>,
): Promise<Mismatch | null> {
  if (event.provider !== purchase.provider) return 'provider';
  if (event.purchaseId !== null && event.purchaseId !== purchase.id) return 'reference';
  if (event.ref !== null && purchase.provider_ref !== null && event.ref !== purchase.provider_ref) return 'reference';
  if (event.kind === 'paid') return paidMismatch(event, purchase);
  if (event.kind === 'refunded' || event.kind === 'refundFailed') {
    return refundMismatch(event, await findRefund(tx, purchase.id));
  }
  return null;
}

function paidMismatch(
  { amountMinor, currency }: PaymentEvent,
  purchase: Pick<Purchase, 'amount_minor' | 'currency'>,
): Mismatch | null {
  if (currency?.toUpperCase() !== purchase.currency) return 'currency';
  return amountMinor === purchase.amount_minor ? null : 'amount';
}

function refundMismatch({ kind, amountMinor }: PaymentEvent, refund: RefundRow | undefined): Mismatch | null {
  if (!refund) return 'unaskedRefund';
  if (kind === 'refundFailed') return refund.state === 'done' ? 'refundTakenBack' : null;
  return amountMinor === null || amountMinor === refund.amount_minor ? null : 'amount';
}

async function tell(tx: Tx, { id, account_id: accountId }: Purchase): Promise<void> {
  await emit(tx, 'transaction.changed', { id, accountId });
}
