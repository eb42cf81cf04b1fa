import { type PaymentEvent, type PaymentEventKind, ProviderFailed } from '../provider.ts';
import { type P24Client, type P24Transaction, REFUND, TRANSACTION } from './client.ts';
import { purchaseIdOf } from './names.ts';
import type { RefundNotification } from './signs.ts';

/** The amount and reference of a payment or refund, from whichever source. */
interface Moved {
  readonly sessionId: string;
  readonly amount: number;
  readonly currency: string;
}

function paidEvent(payment: Moved): PaymentEvent {
  return eventOf(payment, 'paid', `${payment.sessionId}-paid`);
}

/** `refundId` is our id of the refund, or Przelewy24's if it was made at their dashboard. */
function refundEvent(refund: Moved, refundId: string, isDone: boolean): PaymentEvent {
  const kind = isDone ? 'refunded' : 'refundFailed';
  return eventOf(refund, kind, `${refund.sessionId}-${kind}-${refundId}`);
}

function eventOf({ sessionId, amount, currency }: Moved, kind: PaymentEventKind, eventId: string): PaymentEvent {
  const purchaseId = purchaseIdOf(sessionId);
  return { provider: 'przelewy24', eventId, kind, ref: sessionId, purchaseId, amountMinor: amount, currency };
}

/**
 * The events of a payment at Przelewy24. Confirms money that is held for us, as its notification would have; a payment
 * nobody made has no events.
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

/** Confirms a notified payment; one confirmed before succeeds too. @throws ProviderFailed */
export async function takePayment(client: P24Client, payment: Omit<P24Transaction, 'status'>): Promise<PaymentEvent> {
  try {
    await client.verify(payment);
    return paidEvent(payment);
  } catch (error) {
    const known = await client.findTransaction(payment.sessionId);
    if (known?.status === TRANSACTION.made) return paidEvent(known);
    throw error instanceof ProviderFailed ? error : new ProviderFailed('Przelewy24 request failed', { cause: error });
  }
}

/** Whether a refund is done (true) or rejected (false); undefined while in progress. */
function isDoneBy(status: number): boolean | undefined {
  if (status === REFUND.done) return true;
  return status === REFUND.rejected || status === REFUND.failed ? false : undefined;
}

/** In refund notifications 0 means done and 1 rejected. */
const NOTIFIED_DONE = 0;

/** The outcome of a notified refund: its state at Przelewy24, or that of the notification if it is not listed there. */
export async function findRefund(client: P24Client, refund: RefundNotification): Promise<PaymentEvent> {
  const known = (await client.listRefunds(refund.orderId)).find(({ requestId }) => requestId === refund.refundsUuid);
  const isDone = known && isDoneBy(known.status);
  return refundEvent(refund, refund.refundsUuid, isDone ?? refund.status === NOTIFIED_DONE);
}
