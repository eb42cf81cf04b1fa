import * as z from 'zod';
import { TRADE_SIGNS } from '#kinds/rules/trade-signs.ts';
import { SELLS_AS } from '#kinds/sells-as.ts';
import { emailSchema } from '../accounts/accounts.ts';
import { phoneSchema } from '../accounts/phone.ts';
import { endpoint } from '../endpoint.ts';
import { addressFields, nipSchema } from '../invoices/invoices.ts';
import { momentSchema, writeAnswer } from '../primitives.ts';
import { shownStatusSchema } from './shown.ts';

const feature = 'seller-status';

/** An optional text; an empty one, as a form sends it, counts as missing. */
function optional<T extends z.ZodType>(schema: T) {
  return z
    .preprocess((value) => (value === '' ? null : value), schema.nullable())
    .optional()
    .transform((value) => value ?? null);
}

const traderFields = { ...addressFields, email: optional(emailSchema), phone: optional(phoneSchema) };

const UNREACHABLE = { error: 'validation.contactRequired', path: ['email'] };

function isReachable({ email, phone }: { email: string | null; phone: string | null }): boolean {
  return email !== null || phone !== null;
}

/**
 * The seller's statement as typed. `name`: the firm's, or a farmer's first and last name. At least one of `email` and
 * `phone` is required; the NIP is optional for a farmer.
 */
export const statusFormSchema = z.discriminatedUnion(
  'sellsAs',
  [
    z.object({ sellsAs: z.literal('private') }),
    z
      .object({ sellsAs: z.literal('farmer'), ...traderFields, nip: optional(nipSchema) })
      .refine(isReachable, UNREACHABLE),
    z.object({ sellsAs: z.literal('trader'), ...traderFields, nip: nipSchema }).refine(isReachable, UNREACHABLE),
  ],
  { error: 'validation.sellsAsRequired' },
);
export type StatusForm = z.output<typeof statusFormSchema>;

/**
 * The caller's own statement.
 *
 * sellsAs         null until stated; the other fields are as others see them.
 * hasInvoiceData  a firm's invoice data is stored and can be reused.
 * hint            the sign that a private person sells by trade, with its count; null without one.
 */
export const ownStatusSchema = shownStatusSchema.extend({
  sellsAs: z.enum(SELLS_AS).nullable(),
  statedAt: momentSchema.nullable(),
  hasInvoiceData: z.boolean(),
  hint: z.object({ sign: z.enum(TRADE_SIGNS), count: z.int() }).nullable(),
});
export type OwnStatus = z.output<typeof ownStatusSchema>;

export const getOwnStatus = endpoint({
  name: 'sellerStatus.get',
  method: 'GET',
  path: '/user/me/seller-status',
  feature,
  summary: 'As what the caller sells, with the data that buyers see',
  access: 'user',
  answer: ownStatusSchema,
  errors: ['mustLoggedIn'],
});

/** Replaces the statement; stating `private` deletes a trader's data. Idempotent. */
export const stateStatus = endpoint({
  name: 'sellerStatus.state',
  method: 'PUT',
  path: '/user/me/seller-status',
  feature,
  summary: 'States as what the caller sells',
  access: 'verified',
  body: statusFormSchema,
  answer: writeAnswer(ownStatusSchema),
  errors: ['mustLoggedIn', 'mustVerifyEmail', 'accountSuspended', 'validationFailed'],
});
