import { type PaymentEvent, type PaymentEventKind, ProviderFailed } from '../provider.ts';
import { type P24Client, type P24Transaction, REFUND, TRANSACTION } from './client.ts';
import { purchaseIdOf } from './names.ts';
import type { RefundNotification } from './signs.ts';

/** What is told of an amount that moved, whoever tells it. */
interface Moved {
  readonly sessionId: string;
  readonly amount: number;
  readonly currency: string;
}

function paidEvent(payment: Moved): PaymentEvent {
  return eventOf(payment, 'paid', `${payment.sessionId}-paid`);
}

/** `refundId` is our name for the refund, or theirs where somebody made it at their desk. */
function refundEvent(refund: Moved, refundId: string, isDone: boolean): PaymentEvent {
  const kind = isDone ? 'refunded' : 'refundFailed';
  return eventOf(refund, kind, `${refund.sessionId}-${kind}-${refundId}`);
}

function eventOf({ sessionId, amount, currency }: Moved, kind: PaymentEventKind, eventId: string): PaymentEvent {
  const purchaseId = purchaseIdOf(sessionId);
  return { provider: 'przelewy24', eventId, kind, ref: sessionId, purchaseId, amountMinor: amount, currency };
}

/**
 * What Przelewy24 knows of a payment. Money that they hold for us is taken, as its notification would have done; nothing
 * is known of payments that nobody made.
 */
export async function fetchEvents(client: P24Client, sessionId: string): Promise<PaymentEvent[]> {
  const transaction = await client.findTransaction(sessionId);
  if (!transaction || transaction.status === TRANSACTION.none) return [];
  if (transaction.status === TRANSACTION.unverified) await client.verify(transaction);
  const refunds = await client.listRefunds(transaction.orderId);
  const isTaken = transaction.status !== TRANSACTION.returned || refunds.length > 0;
  return [
    ...(isTaken ? [paidEvent(transaction)] : []),
    ...refunds.flatMap(({ requestId, status, amount }) => {
      const isDone = isDoneBy(status);
      return isDone === undefined ? [] : [refundEvent({ ...transaction, amount }, requestId ?? '', isDone)];
    }),
  ];
}

/** Takes a payment that was notified of. One that was taken before is taken. @throws ProviderFailed */
export async function takePayment(client: P24Client, payment: Omit<P24Transaction, 'status'>): Promise<PaymentEvent> {
  try {
    await client.verify(payment);
    return paidEvent(payment);
  } catch (error) {
    const known = await client.findTransaction(payment.sessionId);
    if (known?.status === TRANSACTION.made) return paidEvent(known);
    throw error instanceof ProviderFailed
      ? error
      : new ProviderFailed('Przelewy24 could not be asked', { cause: error });
  }
}

/** Whether a refund has come about, or was rejected; undefined while it is under way. */
function isDoneBy(status: number): boolean | undefined {
  if (status === REFUND.done) return true;
  return status === REFUND.rejected || status === REFUND.failed ? false : undefined;
}

/** In notifications of refunds 0 says that it has come about, and 1 that it was rejected. */
const NOTIFIED_DONE = 0;

/** What became of a refund that was notified of: as it stands at Przelewy24, or as the notification says where it is not there. */
export async function findRefund(client: P24Client, refund: RefundNotification): Promise<PaymentEvent> {
  const known = (await client.listRefunds(refund.orderId)).find(({ requestId }) => requestId === refund.refundsUuid);
  const isDone = known && isDoneBy(known.status);
  return refundEvent(refund, refund.refundsUuid, isDone ?? refund.status === NOTIFIED_DONE);
}
