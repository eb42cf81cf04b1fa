import * as z from 'zod';
import { PRICED } from '#kinds/price-list.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, momentSchema, pageOf, pageParam, personSchema, writeAnswer } from '../primitives.ts';
import { lineText } from '../values/text.ts';
import { TRANSACTION_STATUSES } from './payments.ts';
import { codeText, VOUCHER_CODE } from './voucher-code.ts';

const feature = 'paymentsDesk';
const errors = ['mustLoggedIn', 'forbidden', 'strongSignInRequired'] as const;

/** `percent` and `amount` reduce the price, `free` covers all of it. */
export const VOUCHER_KINDS = ['percent', 'amount', 'free'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export const VOUCHER_AMOUNT_MAX = 10_000;
export const VOUCHER_USES_MAX = 1_000_000;

const uses = z
  .int({ error: 'validation.integer' })
  .min(1, 'validation.tooSmall')
  .max(VOUCHER_USES_MAX, 'validation.tooLarge')
  .nullable();

/**
 * The discount of a code.
 *
 * percent      1 to 99.
 * amount       PLN, gross; never more than the price.
 */
const discountSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('percent'),
      percent: z.int({ error: 'validation.integer' }).min(1, 'validation.tooSmall').max(99, 'validation.tooLarge'),
    }),
    z.object({
      kind: z.literal('amount'),
      amount: z
        .number({ error: 'validation.amountRequired' })
        .min(0.01, 'validation.tooSmall')
        .max(VOUCHER_AMOUNT_MAX, 'validation.tooLarge')
        .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'validation.grosz'),
    }),
    z.object({ kind: z.literal('free') }),
  ],
  { error: 'validation.unknownOption' },
);
export type Discount = z.output<typeof discountSchema>;

/**
 * A voucher.
 *
 * holdsFrom, holdsUntil  the period of validity; null for an open end.
 * maxUses, maxPerPerson  null without limit.
 * isForNewcomers  only for people who have not paid for anything here yet.
 * state           `planned` before its time, `active`, `usedUp`, `over` after its time, `stopped` by an admin.
 * uses            the number of open checkouts and purchases.
 */
const voucherSchema = z.object({
  id: z.int(),
  code: z.string(),
  discount: discountSchema,
  plans: z.array(z.enum(PRICED)),
  holdsFrom: momentSchema,
  holdsUntil: momentSchema.nullable(),
  maxUses: z.int().nullable(),
  maxPerPerson: z.int().nullable(),
  isForNewcomers: z.boolean(),
  state: z.enum(['planned', 'active', 'usedUp', 'over', 'stopped']),
  uses: z.int(),
  madeAt: momentSchema,
  madeBy: personSchema.nullable(),
});
export type Voucher = z.output<typeof voucherSchema>;

export const listVouchers = endpoint({
  name: 'vouchersDesk.list',
  method: 'GET',
  path: '/admin/vouchers',
  feature,
  summary: 'All vouchers, the latest first',
  access: 'admin',
  query: z.object({ page: pageParam }),
  answer: pageOf(voucherSchema),
  errors: [...errors],
});

/** Without a `code` one of eight legible characters is generated. Send an Idempotency-Key. */
export const createVoucher = endpoint({
  name: 'vouchersDesk.create',
  method: 'POST',
  path: '/admin/vouchers',
  feature,
  summary: 'Makes a code for a lower price',
  access: 'admin',
  body: z
    .object({
      code: lineText().overwrite(codeText).pipe(z.string().regex(VOUCHER_CODE, 'validation.voucherCode')).nullable(),
      discount: discountSchema,
      plans: z
        .array(z.enum(PRICED, { error: 'validation.unknownOption' }))
        .min(1, 'validation.planMissing')
        .overwrite((chosen) => PRICED.filter((plan) => chosen.includes(plan))),
      holdsFrom: z.iso.datetime({ error: 'validation.dateTime' }).nullable(),
      holdsUntil: z.iso.datetime({ error: 'validation.dateTime' }).nullable(),
      maxUses: uses,
      maxPerPerson: uses,
      isForNewcomers: z.boolean(),
    })
    .refine(
      ({ holdsFrom, holdsUntil }) =>
        holdsUntil === null || Date.parse(holdsUntil) > Date.parse(holdsFrom ?? '1970-01-01'),
      { path: ['holdsUntil'], error: 'validation.endsBeforeStart' },
    ),
  answer: writeAnswer(voucherSchema),
  errors: [...errors, 'conflict'],
});

/** Disables the voucher; checkouts already started keep their price. Idempotent. */
export const stopVoucher = endpoint({
  name: 'vouchersDesk.stop',
  method: 'POST',
  path: '/admin/vouchers/{id}/stop',
  feature,
  summary: 'Stops a voucher',
  access: 'admin',
  params: idParams,
  answer: writeAnswer(voucherSchema),
  errors: [...errors, 'notFound'],
});

/** A purchase with a voucher, paid or not. `reduction` and `amount` in PLN. */
const useSchema = z.object({
  transactionId: z.int(),
  person: personSchema,
  plan: z.enum(PRICED),
  title: z.string(),
  status: z.enum(TRANSACTION_STATUSES),
  reduction: z.number(),
  amount: z.number(),
  startedAt: momentSchema,
});
export type VoucherUse = z.output<typeof useSchema>;

export const listVoucherUses = endpoint({
  name: 'vouchersDesk.uses',
  method: 'GET',
  path: '/admin/vouchers/{id}/uses',
  feature,
  summary: 'Who used a voucher, the latest first',
  access: 'admin',
  params: idParams,
  query: z.object({ page: pageParam }),
  answer: pageOf(useSchema).extend({ voucher: voucherSchema }),
  errors: [...errors, 'notFound'],
});
