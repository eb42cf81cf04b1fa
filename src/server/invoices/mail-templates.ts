import type { TargetType, Variant } from '#contract/payments/payments.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { MailTemplate } from '../notifications/mail/template.ts';

/**
 * The payment a mail is about.
 *
 * payment      its number.
 * bought       what was bought, as in the contract; `title` is the listing's, empty for the shop link.
 * amountMinor  gross amount paid or refunded, in grosz.
 */
interface AboutPayment {
  readonly name: string;
  readonly payment: string;
  readonly bought: { readonly targetType: TargetType; readonly variant: Variant };
  readonly title: string;
  readonly amountMinor: number;
  readonly link: string;
}

const WHY_REFUNDED = {
  duplicate: 'mail.paymentRefunded.duplicate',
  credit: 'mail.paymentRefunded.credit',
  other: 'mail.paymentRefunded.text',
} as const satisfies Record<string, MessageId>;

/**
 * The buyer's confirmation: the payment, how long the purchase is active, and how to withdraw, with the invoice
 * attached. `isTrial`: no real money. Timestamps are ISO 8601; `activeUntil` is null if nothing could be activated.
 * `duplicateOf` is the number of the payment that counts instead, otherwise null.
 */
export type PaymentReceived = AboutPayment & {
  invoice: string;
  isTrial: boolean;
  duplicateOf: string | null;
  activeUntil: string | null;
  withdrawUntil: string;
  termsLink: string;
};

export const paymentReceived: MailTemplate<PaymentReceived> = {
  kind: 'paymentReceived',
  paragraphs: ({ activeUntil, duplicateOf, isTrial }) => [
    duplicateOf !== null
      ? 'mail.paymentReceived.duplicate'
      : activeUntil === null
        ? 'mail.paymentReceived.notStarted'
        : 'mail.paymentReceived.started',
    ...(isTrial ? (['mail.payment.sample'] as const) : []),
  ],
  facts: ['bought', 'paid', 'activeUntil', 'invoice', 'payment', 'duplicateOf'],
  button: ['mail.payment.button', 'link'],
  aside: { text: 'mail.paymentReceived.terms', link: ['frame.footer.terms', 'termsLink'] },
  smallPrint: ({ activeUntil }) => (activeUntil === null ? [] : ['mail.paymentReceived.withdrawal']),
};

/**
 * A refund, with the correction attached.
 *
 * why            the reason: a duplicate of `duplicateOf`, the credit for a higher plan, or other.
 * creditMinor    also refunded to the payment behind this one's credit, in grosz; 0 for none.
 */
export type PaymentRefunded = AboutPayment & {
  correction: string;
  isTrial: boolean;
  why: 'duplicate' | 'credit' | 'other';
  duplicateOf: string | null;
  creditMinor: number;
};

export const paymentRefunded: MailTemplate<PaymentRefunded> = {
  kind: 'paymentRefunded',
  paragraphs: ({ isTrial, why, creditMinor }) => [
    WHY_REFUNDED[why],
    ...(creditMinor > 0 ? (['mail.paymentRefunded.withCredit'] as const) : []),
    'mail.paymentRefunded.attached',
    ...(isTrial ? (['mail.payment.sample'] as const) : []),
  ],
  facts: ['bought', 'refunded', 'correction', 'payment', 'duplicateOf'],
  button: ['mail.payment.button', 'link'],
};

/**
 * To the buyer who withdraws; `reason` is in their own words, `isStarted` whether the purchase was active.
 * `creditMinor` is the credit from an earlier payment, in grosz.
 */
export type WithdrawalReceived = AboutPayment & {
  withdrawnAt: string;
  reason: string;
  isStarted: boolean;
  creditMinor: number;
};

export const withdrawalReceived: MailTemplate<WithdrawalReceived> = {
  kind: 'withdrawalReceived',
  paragraphs: ({ isStarted, creditMinor }) => [
    'mail.withdrawalReceived.text',
    isStarted ? 'mail.withdrawalReceived.part' : 'mail.withdrawalReceived.whole',
    ...(isStarted && creditMinor > 0 ? (['mail.withdrawalReceived.credit'] as const) : []),
  ],
  facts: ['bought', 'paid', 'payment', 'withdrawn'],
  quote: ['mail.withdrawalReceived.words', 'reason'],
  button: ['mail.payment.button', 'link'],
};

/** To the operator, who has to make the refund by `refundUntil`. */
export type WithdrawalNotice = AboutPayment & {
  buyer: string;
  buyerEmail: string;
  withdrawnAt: string;
  refundUntil: string;
  reason: string;
  creditMinor: number;
};

export const withdrawalNotice: MailTemplate<WithdrawalNotice> = {
  kind: 'withdrawalNotice',
  paragraphs: ({ creditMinor }) => [
    'mail.withdrawalNotice.text',
    ...(creditMinor > 0 ? (['mail.withdrawalNotice.credit'] as const) : []),
  ],
  facts: ['buyer', 'bought', 'paid', 'payment', 'withdrawn'],
  quote: ['mail.withdrawalNotice.words', 'reason'],
  button: ['mail.withdrawalNotice.button', 'link'],
};
