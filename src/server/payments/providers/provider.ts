import type { ProviderId } from '#contract/payments.ts';
import type { Locale } from '#i18n/locales.ts';

/** What is to be paid, told to a provider. `purchaseId` is ours; the same one twice must not become two checkouts. */
export interface CheckoutOrder {
  readonly purchaseId: number;
  readonly amountMinor: number;
  readonly currency: 'PLN';
  readonly title: string;
  readonly email: string;
  readonly locale: Locale;
  /** Where the buyer comes back to, whatever came of it. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** A payment as the provider keeps it: its name there, and the page on which the buyer pays. */
export interface Checkout {
  readonly ref: string;
  readonly url: string;
}

/** What can become of a payment, in the words of all providers. */
export type PaymentEventKind = 'paid' | 'declined' | 'expired' | 'refunded' | 'refundFailed';

/**
 * One thing that a provider says of a payment.
 *
 * eventId    its name at the provider: the same one twice is the same event.
 * ref        the provider's name for the payment; purchaseId is ours, null where the event does not carry it.
 * amountMinor, currency  as the provider says them; null where the event names none.
 */
export interface PaymentEvent {
  readonly provider: ProviderId;
  readonly eventId: string;
  readonly kind: PaymentEventKind;
  readonly ref: string | null;
  readonly purchaseId: number | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
}

/** A webhook as it came: the bytes are what was signed. */
export interface Webhook {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A webhook that is not the provider's, or too old: it is answered with 400 and changes nothing. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** What a provider can do at any moment was not possible: it is down, or says no. What is tried again is said by the caller. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** A payment that the provider keeps, for coming back to it. */
export interface PaymentRef {
  readonly purchaseId: number;
  readonly ref: string;
  readonly amountMinor: number;
}

/**
 * One way to pay. All of them pass one contract test (`provider-contract.test.ts`). Whatever goes to a server of others ends
 * within ten seconds, as a ProviderFailed if not otherwise.
 */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** Repeatable: the same purchase gets the same checkout, or one that replaces it. @throws ProviderFailed */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  /** What a webhook says; nothing for those that do not concern payments. May ask the provider whether it is true. @throws WebhookRefused | ProviderFailed */
  readWebhook(webhook: Webhook): Promise<readonly PaymentEvent[]>;
  /** What the provider knows of a payment now: events with ids that a webhook of the same would carry; none while it is open. @throws ProviderFailed */
  fetchEvents(payment: PaymentRef): Promise<readonly PaymentEvent[]>;
  /** Ends a checkout that nobody is to pay any more; one that was paid stays paid. @throws ProviderFailed */
  cancelCheckout(payment: PaymentRef): Promise<void>;
  /** Gives back an amount; the same `key` twice gives back once. `isDone` is false where a webhook says so later. @throws ProviderFailed */
  refund(
    payment: PaymentRef,
    refund: { readonly amountMinor: number; readonly key: string },
  ): Promise<{ ref: string; isDone: boolean }>;
}
