import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BUYER_TYPES } from './invoices.ts';
import { PROVIDER_IDS, TRANSACTION_STATUSES, transactionSchema } from './payments.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, writeAnswer } from './primitives.ts';

const feature = 'paymentsDesk';

/** Why an admin should look at a payment. */
export const ATTENTIONS = ['notActivated', 'withdrawal', 'refundFailed', 'mismatch', 'ksefRefused'] as const;
export type Attention = (typeof ATTENTIONS)[number];

export const REFUND_REASONS = ['withdrawal', 'notDelivered', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const REFUND_STATES = ['requested', 'sent', 'done', 'failed'] as const;
export const KSEF_STATES = ['none', 'exported', 'waiting', 'sent', 'accepted', 'refused'] as const;

/** A transaction with whose it is. */
const deskRowSchema = transactionSchema.extend({
  buyer: personSchema,
  providerRef: z.string().nullable(),
  attentions: z.array(z.enum(ATTENTIONS)),
});
export type DeskPayment = z.output<typeof deskRowSchema>;

/**
 * All that is known of a payment.
 *
 * events     what the provider told us, the oldest first; `kind` in the words of the provider interface.
 * invoiceTo  what the invoice says of the buyer.
 * ksef       of each invoice with a NIP: how far it is, its number there, and the address of its QR code.
 * proposedRefund  PLN that a withdrawal now would give back: the part that was not used.
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
      reason: z.enum(REFUND_REASONS),
      note: z.string(),
      state: z.enum(REFUND_STATES),
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
});
export type DeskPaymentDetail = z.output<typeof deskDetailSchema>;

/** `q`: a transaction's id, an invoice's number, a NIP, a name, an e-mail address or the provider's name for it. */
export const listPayments = endpoint({
  name: 'paymentsDesk.list',
  method: 'GET',
  path: '/admin/payments',
  feature,
  summary: 'All transactions, the latest first',
  access: 'admin',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    status: z.enum(TRANSACTION_STATUSES, { error: 'validation.unknownOption' }).optional(),
    provider: z.enum(PROVIDER_IDS, { error: 'validation.unknownOption' }).optional(),
    attention: z.enum(['any', ...ATTENTIONS], { error: 'validation.unknownOption' }).optional(),
    from: z.iso.date('validation.invalid').optional(),
    until: z.iso.date('validation.invalid').optional(),
    page: pageParam,
  }),
  answer: pageOf(deskRowSchema).extend({
    /** Of this Polish calendar month: what came in and what was given back, PLN; and all that waits to be looked at. */
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

/** Gives money back, wholly or in part, ends what was bought, and issues the correcting invoice. Send an Idempotency-Key. */
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
    /** PLN; at most what was paid. */
    amount: z
      .number({ error: 'validation.required' })
      .min(0.01, 'validation.tooSmall')
      .max(1_000_000, 'validation.tooLarge'),
    reason: z.enum(REFUND_REASONS, { error: 'validation.unknownOption' }),
    note: z.string().trim().max(1_000, 'validation.tooLong').default(''),
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

/** Asks the provider for the state that it knows now, as the nightly comparison does. */
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

/** A failed refund is tried again, a refused invoice is sent to KSeF again. */
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

/** Invoices and corrections of a month, a line each, for whoever keeps the books. */
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
