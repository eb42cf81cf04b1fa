import { z } from 'zod';
import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { endpoint } from './endpoint.ts';
import { buyerFormSchema } from './invoices.ts';
import { idParam, idParams, momentSchema, pageOf, pageParam, writeAnswer } from './primitives.ts';

const feature = 'payments';

/** What is paid for, by the name that a transaction has for it. */
export const TARGET_TYPES = ['ad', 'agritourismFacility', 'shopPromotion'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** What is bought: the plan "basic" makes a listing `promoted`, "extended" `highlighted`; the shop's link is `basic`. */
export const VARIANTS = ['basic', 'promoted', 'highlighted'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * pending   waits for the provider's word.
 * success   paid for (shown as "approved").
 * timeout   nobody said that it was paid within PAYMENT_MINUTES; a late word still makes it a success.
 * declined  the provider or the person said no; a later yes still makes it a success.
 * refunded  paid, and given back, wholly or for what was not used; the money may still be on its way.
 */
export const TRANSACTION_STATUSES = ['pending', 'success', 'timeout', 'declined', 'refunded'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const PROVIDER_IDS = ['sandbox', 'stripe', 'przelewy24'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** How long a payment may take until its status is `timeout`. */
export const PAYMENT_MINUTES = 15;

/** How long a buyer may withdraw from what was paid. */
export const WITHDRAWAL_DAYS = 14;

const paidPlanSchema = z.enum(['basic', 'extended'], { error: 'validation.unknownOption' });
export type PaidPlan = z.output<typeof paidPlanSchema>;

/** An amount in PLN, gross where nothing else is said. */
const amountSchema = z.number();

const invoiceRefSchema = z.object({
  id: z.int(),
  kind: z.enum(['invoice', 'correction']),
  number: z.string(),
  issuedAt: momentSchema,
  gross: amountSchema,
});
export type InvoiceRef = z.output<typeof invoiceRefSchema>;

/**
 * One try to pay, as its buyer sees it.
 *
 * listingId, kind  null for the shop's link; a listing that has gone keeps its title here.
 * listPrice, credit, amount  PLN; `credit` was taken off for unused days of the plan before.
 * checkoutUrl      where it can still be paid; null unless it is pending.
 * activeUntil      how long what was bought holds, or held until a higher plan took its place; null while it has not begun,
 *                  and where it could not (`needsRefund`).
 * withdrawableUntil  until when the buyer may withdraw; null when that is not, or no longer, possible.
 * refunded         PLN given back so far; 0 for none, also while a refund (status `refunded`) is on its way.
 */
export const transactionSchema = z.object({
  id: z.int(),
  status: z.enum(TRANSACTION_STATUSES),
  targetType: z.enum(TARGET_TYPES),
  variant: z.enum(VARIANTS),
  listingId: z.int().nullable(),
  kind: z.enum(KIND_IDS as [KindId, ...KindId[]]).nullable(),
  title: z.string(),
  listPrice: amountSchema,
  credit: amountSchema,
  amount: amountSchema,
  provider: z.enum(PROVIDER_IDS),
  startedAt: momentSchema,
  expiresAt: momentSchema,
  paidAt: momentSchema.nullable(),
  activeUntil: momentSchema.nullable(),
  needsRefund: z.boolean(),
  checkoutUrl: z.string().nullable(),
  withdrawableUntil: momentSchema.nullable(),
  withdrawalRequestedAt: momentSchema.nullable(),
  refunded: amountSchema,
  refundedAt: momentSchema.nullable(),
  invoices: z.array(invoiceRefSchema),
});
export type Transaction = z.output<typeof transactionSchema>;

/** What somebody wants to buy. */
const orderedSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('listing'), listingId: idParam, plan: paidPlanSchema }),
    z.object({ type: z.literal('shopLink') }),
  ],
  { error: 'validation.unknownOption' },
);
export type Ordered = z.output<typeof orderedSchema>;

/**
 * What it would cost now, and how it can be paid.
 *
 * unusedDays     begun days of the running plan that `credit` stands for.
 * activeUntil    how long it would hold if it were paid now.
 * providers      those that are configured, the first is the one to offer first; empty: nothing can be bought now.
 * hasStoredBuyer whether invoice data of an earlier payment are kept (see `getInvoiceData`).
 */
export const quoteSchema = z.object({
  title: z.string(),
  listPrice: amountSchema,
  credit: amountSchema,
  unusedDays: z.int(),
  amount: amountSchema,
  activeUntil: momentSchema,
  providers: z.array(z.enum(PROVIDER_IDS)),
  hasStoredBuyer: z.boolean(),
});
export type Quote = z.output<typeof quoteSchema>;

export const getQuote = endpoint({
  name: 'payments.quote',
  method: 'GET',
  path: '/transactions/quote',
  feature,
  summary: 'What a plan of an own listing, or the link to the own shop, would cost now',
  access: 'user',
  query: z
    .object({ listingId: idParam.optional(), plan: paidPlanSchema.optional() })
    .refine(({ listingId, plan }) => (listingId === undefined) === (plan === undefined), {
      path: ['plan'],
      error: 'validation.required',
    }),
  answer: quoteSchema,
  errors: ['mustLoggedIn', 'notFound', 'moveNotAllowed', 'shopLinkMissing'],
});

/**
 * Begins a payment: the answer says where the buyer pays. Send an Idempotency-Key; the same one answers the same
 * transaction, and the same failure. `expected` is the amount (PLN) that the buyer saw: it holds for an hour, in which a
 * credit melts; another one is a `conflict` at that field, which then holds the amount of now.
 */
export const startTransaction = endpoint({
  name: 'payments.start',
  method: 'POST',
  path: '/transactions',
  feature,
  summary: 'Begins a payment for a plan or for the shop’s link',
  access: 'verified',
  body: z.object({
    ordered: orderedSchema,
    provider: z.enum(PROVIDER_IDS, { error: 'validation.unknownOption' }),
    expected: amountSchema.min(0).max(1_000_000),
    buyer: buyerFormSchema,
    remembersBuyer: z.boolean().default(false),
    /** The buyer wants it to begin at once, and knows what that means for a withdrawal. */
    wantsAtOnce: z.literal(true, { error: 'validation.consentRequired' }),
  }),
  answer: writeAnswer(z.object({ transaction: transactionSchema, redirectUrl: z.string() })),
  errors: [
    'mustLoggedIn',
    'mustVerifyEmail',
    'notFound',
    'moveNotAllowed',
    'shopLinkMissing',
    'conflict',
    'paymentUnavailable',
  ],
});

export const listTransactions = endpoint({
  name: 'payments.list',
  method: 'GET',
  path: '/transactions',
  feature,
  summary: 'The own transactions, the latest first',
  access: 'user',
  query: z.object({ page: pageParam }),
  answer: pageOf(transactionSchema),
  errors: ['mustLoggedIn'],
});

export const getTransaction = endpoint({
  name: 'payments.get',
  method: 'GET',
  path: '/transactions/{id}',
  feature,
  summary: 'One own transaction, with the state that it has now',
  access: 'user',
  params: idParams,
  answer: transactionSchema,
  errors: ['mustLoggedIn', 'notFound'],
});

/** The operator is told and gives back what was not used; asking twice is asking once. */
export const withdraw = endpoint({
  name: 'payments.withdraw',
  method: 'POST',
  path: '/transactions/{id}/withdrawal',
  feature,
  summary: 'Withdraws from what was paid for, within 14 days',
  access: 'user',
  params: idParams,
  body: z.object({ reason: z.string().trim().max(1_000, 'validation.tooLong').default('') }),
  answer: writeAnswer(transactionSchema),
  errors: ['mustLoggedIn', 'notFound', 'actionNotPossible'],
});
