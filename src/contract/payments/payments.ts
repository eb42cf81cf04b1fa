import * as z from 'zod';
import { KIND_IDS, type KindId } from '#kinds/index.ts';
import { endpoint } from '../endpoint.ts';
import { buyerFormSchema } from '../invoices/invoices.ts';
import { idParam, idParams, momentSchema, pageOf, pageParam, writeAnswer } from '../primitives.ts';
import { lineText, longText } from '../values/text.ts';
import { codeText, VOUCHER_CODE_MAX_LENGTH } from './voucher-code.ts';

const feature = 'payments';

/** The subjects of payments, as named in transactions. */
export const TARGET_TYPES = ['ad', 'agritourismFacility', 'shopPromotion'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** The plan "basic" makes a listing `promoted`, "extended" `highlighted`, which is higher; the shop link is `basic`. */
export const VARIANTS = ['basic', 'promoted', 'highlighted'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * pending   waits for the provider.
 * success   paid (shown as "approved").
 * timeout   not confirmed within PAYMENT_MINUTES; a late confirmation still makes it a success.
 * declined  declined by the provider or cancelled by the buyer; a later confirmation still makes it a success.
 * refunded  paid, and refunded wholly or for the unused part; the money may still be on its way.
 */
export const TRANSACTION_STATUSES = ['pending', 'success', 'timeout', 'declined', 'refunded'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

export const PROVIDER_IDS = ['sandbox', 'stripe', 'przelewy24'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** The way of payment: a provider, or a voucher that covers the full price. */
export const PAID_BY = [...PROVIDER_IDS, 'voucher'] as const;
export type PaidBy = (typeof PAID_BY)[number];

/** The time after which a pending payment becomes `timeout`. */
export const PAYMENT_MINUTES = 15;

/** The period for a buyer's withdrawal. */
export const WITHDRAWAL_DAYS = 14;

const paidPlanSchema = z.enum(['basic', 'extended'], { error: 'validation.unknownOption' });
export type PaidPlan = z.output<typeof paidPlanSchema>;

/** An amount in PLN, gross unless stated otherwise. */
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
 * A payment attempt, as its buyer sees it.
 *
 * listingId, kind  null for the shop link; a deleted listing keeps its title here.
 * listPrice, reduction, credit, amount  PLN, as they were when the checkout began: `reduction` was deducted for the
 *                  voucher `code`, `credit` for unused days of the previous plan.
 * days, vatPercent  the duration of the purchase, and the VAT included in the price.
 * checkoutUrl      where it can still be paid; null unless it is pending.
 * activeUntil      when what was bought expires, or was replaced by a higher plan; null before it is active, and if it
 *                  could not be activated (`needsRefund`).
 * withdrawableUntil  until when the buyer may withdraw; null if that is not, or no longer, possible.
 * refunded         PLN refunded so far; 0 for none, also while a refund (status `refunded`) is on its way.
 * refunding        PLN of a refund that is on its way; 0 before and after.
 * duplicateOf      the payment for the same thing that counts; this one is refunded automatically. Null otherwise.
 * creditReturned   PLN of `credit` refunded, or being refunded, beside this payment, from the one that it came from.
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
  reduction: amountSchema,
  code: z.string().nullable(),
  days: z.int(),
  vatPercent: z.int(),
  provider: z.enum(PAID_BY),
  startedAt: momentSchema,
  expiresAt: momentSchema,
  paidAt: momentSchema.nullable(),
  activeUntil: momentSchema.nullable(),
  needsRefund: z.boolean(),
  checkoutUrl: z.string().nullable(),
  withdrawableUntil: momentSchema.nullable(),
  withdrawalRequestedAt: momentSchema.nullable(),
  refunded: amountSchema,
  refunding: amountSchema,
  refundedAt: momentSchema.nullable(),
  duplicateOf: z.int().nullable(),
  creditReturned: amountSchema,
  invoices: z.array(invoiceRefSchema),
});
export type Transaction = z.output<typeof transactionSchema>;

/** The subject of an order. */
const orderedSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('listing'), listingId: idParam, plan: paidPlanSchema }),
    z.object({ type: z.literal('shopLink') }),
  ],
  { error: 'validation.unknownOption' },
);
export type Ordered = z.output<typeof orderedSchema>;

/** A voucher's code as typed; an empty one is none. */
const codeSchema = lineText()
  .overwrite(codeText)
  .pipe(z.string().max(VOUCHER_CODE_MAX_LENGTH, 'validation.voucherUnknown'))
  .optional();

/**
 * The current price, and the ways to pay it.
 *
 * reduction    deducted for the voucher `code`; the amount is 0 if it covers the full price.
 * days, vatPercent  the duration of the purchase, and the VAT included in the price.
 * unusedDays     started days of the current plan that `credit` stands for.
 * activeUntil    when it would expire if paid now.
 * providers      the configured ones, the default first; empty: nothing can be bought now.
 * hasStoredBuyer whether invoice data of an earlier payment are stored (see `getInvoiceData`).
 */
export const quoteSchema = z.object({
  title: z.string(),
  listPrice: amountSchema,
  reduction: amountSchema,
  code: z.string().nullable(),
  credit: amountSchema,
  unusedDays: z.int(),
  days: z.int(),
  vatPercent: z.int(),
  amount: amountSchema,
  activeUntil: momentSchema,
  providers: z.array(z.enum(PROVIDER_IDS)),
  hasStoredBuyer: z.boolean(),
});
export type Quote = z.output<typeof quoteSchema>;

/** An inapplicable `code` is `validationFailed` at that field; too many wrong ones are `tooManyRequests`. */
export const getQuote = endpoint({
  name: 'payments.quote',
  method: 'GET',
  path: '/transactions/quote',
  feature,
  summary: 'What a plan of an own listing, or the link to the own shop, would cost now',
  access: 'user',
  query: z
    .object({ listingId: idParam.optional(), plan: paidPlanSchema.optional(), code: codeSchema })
    .refine(({ listingId, plan }) => (listingId === undefined) === (plan === undefined), {
      path: ['plan'],
      error: 'validation.required',
    }),
  answer: quoteSchema,
  errors: ['mustLoggedIn', 'notFound', 'moveNotAllowed', 'shopLinkMissing'],
});

/**
 * Starts a payment: the response says where the buyer pays. Send an Idempotency-Key; repeating it returns the same
 * transaction, or the same failure. `expected` is the amount (PLN) shown to the buyer: it is valid for an hour, while
 * the credit shrinks; any other amount, such as one from before a new price list, is a `conflict` at that field, which
 * then holds the current amount. An order that a voucher covers in full needs neither `provider` nor `buyer`, as there
 * is no invoice, and is active with the response.
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
    provider: z.enum(PROVIDER_IDS, { error: 'validation.unknownOption' }).optional(),
    code: codeSchema,
    expected: amountSchema.min(0).max(1_000_000),
    buyer: buyerFormSchema.optional(),
    remembersBuyer: z.boolean().default(false),
    /** The buyer agrees to an immediate start and its effect on a withdrawal. */
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

/** Notifies the operator, who refunds the unused part; repeated requests count once. */
export const withdraw = endpoint({
  name: 'payments.withdraw',
  method: 'POST',
  path: '/transactions/{id}/withdrawal',
  feature,
  summary: 'Withdraws from what was paid for, within 14 days',
  access: 'user',
  params: idParams,
  body: z.object({ reason: longText().max(1_000, 'validation.tooLong').default('') }),
  answer: writeAnswer(transactionSchema),
  errors: ['mustLoggedIn', 'notFound', 'actionNotPossible'],
});
