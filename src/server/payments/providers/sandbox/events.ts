import type { PaymentEvent, PaymentEventKind } from '../provider.ts';
import type { SandboxPayment, SandboxRefund } from './repository.ts';

/** The id of a payment event; a refund's contains the refund's key. */
export function eventIdOf(ref: string, kind: PaymentEventKind, key?: string): string {
  return key === undefined ? `${ref}-${kind}` : `${ref}-${kind}-${key}`;
}

/** All events of a payment so far, for webhooks and queries alike. */
export function eventsOf(payment: SandboxPayment, refunds: readonly SandboxRefund[]): PaymentEvent[] {
  const { isPaid, isDeclined, isExpired } = payment;
  return [
    ...(isDeclined ? [event(payment, 'declined')] : []),
    ...(isExpired && !isDeclined ? [event(payment, 'expired')] : []),
    ...(isPaid ? [event(payment, 'paid')] : []),
    ...refunds.map(({ key, amountMinor }) => event(payment, 'refunded', key, amountMinor)),
  ];
}

function event(
  { ref, purchaseId, amountMinor, currency }: SandboxPayment,
  kind: PaymentEventKind,
  key?: string,
  refundedMinor?: number,
): PaymentEvent {
  const eventId = eventIdOf(ref, kind, key);
  return { provider: 'sandbox', eventId, kind, ref, purchaseId, amountMinor: refundedMinor ?? amountMinor, currency };
}
