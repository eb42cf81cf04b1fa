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

/** May be left out; an empty text, as a form sends it, stands for a missing value. */
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
 * What a seller states, as typed. `name`: of the firm, or first and last name of a farmer. At least one of `email` and
 * `phone` is required; for a farmer the NIP is not.
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
 * hasInvoiceData  a firm's data is kept for invoices, and can be taken over from there.
 * hint            what suggests that a private person sells by trade, with its count; null if nothing does.
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

/** Replaces the statement; that of a private person deletes a trader's data. Again changes nothing. */
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
