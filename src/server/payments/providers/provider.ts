import type { PaidBy, ProviderId } from '#contract/payments/payments.ts';
import type { Locale } from '#i18n/locales.ts';

/** A payment order for a provider. `purchaseId` is ours; repeating it must not create a second checkout. */
export interface CheckoutOrder {
  readonly purchaseId: number;
  readonly amountMinor: number;
  readonly currency: 'PLN';
  readonly title: string;
  readonly email: string;
  readonly locale: Locale;
  /** Where the buyer returns to, whatever the outcome. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** A started checkout: the provider's reference, and the page where the buyer pays. */
export interface Checkout {
  readonly ref: string;
  readonly url: string;
}

/** Outcomes of a payment, common to all providers. */
export type PaymentEventKind = 'paid' | 'declined' | 'expired' | 'refunded' | 'refundFailed';

/**
 * One event of a payment as reported by a provider, or by ourselves where a voucher has paid for everything.
 *
 * eventId    unique at the provider; the same id twice is the same event.
 * ref        the provider's reference; purchaseId is ours, null if the event does not carry it.
 * amountMinor, currency  as reported; null if the event has none.
 */
export interface PaymentEvent {
  readonly provider: PaidBy;
  readonly eventId: string;
  readonly kind: PaymentEventKind;
  readonly ref: string | null;
  readonly purchaseId: number | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
}

/** A received webhook with its raw bytes, which the signature covers. */
export interface Webhook {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The webhook is not the provider's, or too old: answer 400 and change nothing. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The provider is down or refuses; the caller decides whether to retry. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** Identifies a payment at the provider. */
export interface PaymentRef {
  readonly purchaseId: number;
  readonly ref: string;
  readonly amountMinor: number;
}

/**
 * A payment method. All providers pass one contract test (`provider-contract.test.ts`). Requests to third-party servers
 * end within ten seconds, with a ProviderFailed if they fail.
 */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** Repeatable: the same purchase gets the same checkout, or a replacement. @throws ProviderFailed */
  startCheckout(order: CheckoutOrder): Promise<Checkout>;
  /**
   * The events of a webhook; none if it is not about payments. May verify it with the provider.
   *
   * @throws WebhookRefused | ProviderFailed
   */
  readWebhook(webhook: Webhook): Promise<readonly PaymentEvent[]>;
  /**
   * The provider's current events of a payment, with the ids that webhooks use; none while it is open.
   *
   * @throws ProviderFailed
   */
  fetchEvents(payment: PaymentRef): Promise<readonly PaymentEvent[]>;
  /** Cancels an open checkout; a paid one stays paid. @throws ProviderFailed */
  cancelCheckout(payment: PaymentRef): Promise<void>;
  /** Refunds an amount, once per `key`. `isDone` is false if a webhook will confirm it later. @throws ProviderFailed */
  refund(
    payment: PaymentRef,
    refund: { readonly amountMinor: number; readonly key: string },
  ): Promise<{ ref: string; isDone: boolean }>;
}
