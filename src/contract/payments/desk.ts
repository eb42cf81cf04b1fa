import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { BUYER_TYPES } from '../invoices/invoices.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, writeAnswer } from '../primitives.ts';
import { longText, searchText } from '../values/text.ts';
import { PROVIDER_IDS, TRANSACTION_STATUSES, transactionSchema } from './payments.ts';

const feature = 'paymentsDesk';

/** Why a payment needs an admin's attention. */
export const ATTENTIONS = ['notActivated', 'withdrawal', 'refundFailed', 'mismatch', 'ksefRefused'] as const;
export type Attention = (typeof ATTENTIONS)[number];

export const REFUND_REASONS = ['withdrawal', 'notDelivered', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * The reason for a refund: an admin's, or the site's own.
 *
 * duplicate  another payment for the same thing counts.
 * credit     its unused days were credited to a higher plan that is refunded.
 */
export const RETURN_REASONS = [...REFUND_REASONS, 'duplicate', 'credit'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const EXPLANATION_MIN_LENGTH = 10;
export const EXPLANATION_MAX_LENGTH = 500;

export const REFUND_STATES = ['requested', 'sent', 'done', 'failed'] as const;
export const KSEF_STATES = ['none', 'exported', 'waiting', 'sent', 'accepted', 'refused'] as const;

/** A transaction with its buyer. */
const deskRowSchema = transactionSchema.extend({
  buyer: personSchema,
  providerRef: z.string().nullable(),
  attentions: z.array(z.enum(ATTENTIONS)),
});
export type DeskPayment = z.output<typeof deskRowSchema>;

/**
 * Everything known about a payment.
 *
 * events     the provider's events, oldest first; `kind` as in the provider interface.
 * invoiceTo  the buyer's data on the invoice.
 * ksef       of each invoice with a NIP: its state, its KSeF number, and the address of its QR code.
 * proposedRefund  PLN that a withdrawal now would refund: the unused part.
 * creditBack      what is refunded beside `proposedRefund`, or was refunded beside the actual refund: of earlier
 *                 payments (`payment`) whose unused days were credited to this one, PLN each.
 * explanations    admins' reasons for accepting a mismatch, latest first; `by` is null if the admin's account is gone.
 * tradedInto      the payment of the higher plan to which the unused days were credited; refunded with that one.
 */
export const deskDetailSchema = deskRowSchema.extend({
  invoiceTo: z.object({
    type: z.enum(BUYER_TYPES),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    zip: z.string(),
    email: z.string(),
    nip: z.string().nullable(),
  }),
  withdrawalReason: z.string(),
  events: z.array(z.object({ kind: z.string(), amount: z.number().nullable(), receivedAt: momentSchema })),
  refunds: z.array(
    z.object({
      id: z.int(),
      amount: z.number(),
      reason: z.enum(RETURN_REASONS),
      note: z.string(),
      state: z.enum(REFUND_STATES),
      /** The provider's or the network's original error of the last failed attempt. */
      failure: z.string().nullable(),
      requestedAt: momentSchema,
      doneAt: momentSchema.nullable(),
    }),
  ),
  ksef: z.array(
    z.object({
      invoiceId: z.int(),
      state: z.enum(KSEF_STATES),
      number: z.string().nullable(),
      qrUrl: z.string().nullable(),
      error: z.string().nullable(),
    }),
  ),
  proposedRefund: z.number(),
  creditBack: z.array(z.object({ payment: z.int(), amount: z.number() })),
  explanations: z.array(
    z.object({ id: z.int(), mismatch: z.string(), text: z.string(), by: personSchema.nullable(), at: momentSchema }),
  ),
  tradedInto: z.int().nullable(),
});
export type DeskPaymentDetail = z.output<typeof deskDetailSchema>;

/** `q`: a transaction's id, an invoice number, a NIP, a name, an e-mail address or the provider's reference. */
export const listPayments = endpoint({
  name: 'paymentsDesk.list',
  method: 'GET',
  path: '/admin/payments',
  feature,
  summary: 'All transactions, the latest first',
  access: 'admin',
  query: z.object({
    q: searchText().max(100).default(''),
    status: z.enum(TRANSACTION_STATUSES, { error: 'validation.unknownOption' }).optional(),
    provider: z.enum(PROVIDER_IDS, { error: 'validation.unknownOption' }).optional(),
    /** `explained`: mismatches for which an admin has recorded an explanation. */
    attention: z.enum(['any', ...ATTENTIONS, 'explained'], { error: 'validation.unknownOption' }).optional(),
    from: z.iso.date('validation.invalid').optional(),
    until: z.iso.date('validation.invalid').optional(),
    page: pageParam,
  }),
  answer: pageOf(deskRowSchema).extend({
    /** The current Polish calendar month: payments and refunds in PLN; and everything that needs attention. */
    month: z.object({ received: z.number(), refunded: z.number(), payments: z.int() }),
    attention: z.int(),
  }),
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired'],
});

export const getPayment = endpoint({
  name: 'paymentsDesk.get',
  method: 'GET',
  path: '/admin/payments/{id}',
  feature,
  summary: 'One transaction with all that is known of it',
  access: 'admin',
  params: idParams,
  answer: deskDetailSchema,
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired', 'notFound'],
});

/**
 * Refunds a payment, wholly or in part, ends what was bought, and issues the correcting invoice. Credit for unused days
 * of an earlier payment is refunded with it, from that payment, for the part still unused. Send an Idempotency-Key.
 */
export const refundPayment = endpoint({
  name: 'paymentsDesk.refund',
  method: 'POST',
  path: '/admin/payments/{id}/refund',
  feature,
  summary: 'Gives back what was paid, or a part of it; once for each transaction',
  access: 'admin',
  confirmsPassword: true,
  params: idParams,
  body: z.object({
    /** PLN; at most the amount paid. */
    amount: z
      .number({ error: 'validation.amountRequired' })
      .min(0.01, 'validation.tooSmall')
      .max(1_000_000, 'validation.tooLarge'),
    reason: z.enum(REFUND_REASONS, { error: 'validation.unknownOption' }),
    note: longText().max(1_000, 'validation.tooLong').default(''),
  }),
  answer: writeAnswer(deskDetailSchema),
  errors: [
    'mustLoggedIn',
    'forbidden',
    'strongSignInRequired',
    'passwordConfirmationRequired',
    'notFound',
    'actionNotPossible',
    'conflict',
  ],
});

/** Asks the provider for the current state, as the nightly comparison does. */
export const checkPayment = endpoint({
  name: 'paymentsDesk.check',
  method: 'POST',
  path: '/admin/payments/{id}/check',
  feature,
  summary: 'Compares a transaction with the provider now',
  access: 'admin',
  params: idParams,
  answer: writeAnswer(deskDetailSchema),
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired', 'notFound', 'paymentUnavailable'],
});

/**
 * Records why a payment is accepted although it does not match its provider. It needs no attention until the provider
 * reports another mismatch; the audit log keeps the explanation. Send an Idempotency-Key.
 */
export const explainMismatch = endpoint({
  name: 'paymentsDesk.explain',
  method: 'POST',
  path: '/admin/payments/{id}/explain',
  feature,
  summary: 'Explains why what does not fit is right all the same',
  access: 'admin',
  params: idParams,
  body: z.object({
    text: longText({ error: 'validation.tooShort' })
      .min(EXPLANATION_MIN_LENGTH, 'validation.tooShort')
      .max(EXPLANATION_MAX_LENGTH, 'validation.tooLong'),
  }),
  answer: writeAnswer(deskDetailSchema),
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired', 'notFound', 'actionNotPossible', 'conflict'],
});

/** Retries a failed refund, or resends a refused invoice to KSeF. */
export const retryPayment = endpoint({
  name: 'paymentsDesk.retry',
  method: 'POST',
  path: '/admin/payments/{id}/retry',
  feature,
  summary: 'Tries again what failed of a refund or in KSeF',
  access: 'admin',
  params: idParams,
  answer: writeAnswer(deskDetailSchema),
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired', 'notFound', 'actionNotPossible'],
});

/** Invoices and corrections of a month, one per row, for accounting. */
export const exportPayments = endpoint({
  name: 'paymentsDesk.export',
  method: 'GET',
  path: '/admin/payments/export',
  feature,
  summary: 'The invoices of a month as CSV',
  access: 'admin',
  query: z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'validation.invalid') }),
  answer: z.object({ fileName: z.string(), csv: z.string(), invoices: z.int() }),
  errors: ['mustLoggedIn', 'forbidden', 'strongSignInRequired'],
});
