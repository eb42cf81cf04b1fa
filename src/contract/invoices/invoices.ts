import * as z from 'zod';
import { emailSchema } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';
import { writeAnswer } from '../primitives.ts';
import { lineText } from '../values/text.ts';
import { isNip, nipDigits } from './nip.ts';

const feature = 'invoices';

/** The buyer: a private person, or a business with a tax number. */
export const BUYER_TYPES = ['person', 'business'] as const;
export type BuyerType = (typeof BUYER_TYPES)[number];

/** A line of an invoice; `missing` is the message for an empty one. Reports at most one error, the first. */
const line = (max: number, missing: string) =>
  lineText({ error: missing })
    .min(1, { error: missing, abort: true })
    .max(max, { error: 'validation.tooLong', abort: true })
    // A line of nothing but punctuation is empty.
    .regex(/[\p{L}\p{N}]/u, { error: missing, abort: true });

/** A name and address as on an invoice; `zip` is Polish, `NN-NNN`. */
export const addressFields = {
  name: line(150, 'validation.buyerNameRequired'),
  address: line(150, 'validation.streetRequired'),
  city: line(80, 'validation.townRequired'),
  zip: line(20, 'validation.postalCode').regex(/^\d{2}-\d{3}$/, 'validation.postalCode'),
};

/** A NIP with or without spaces, hyphens and `PL`; ten digits after parsing. */
export const nipSchema = lineText({ error: 'validation.nip' })
  .min(1, { error: 'validation.nip', abort: true })
  .max(20, { error: 'validation.nip', abort: true })
  .transform(nipDigits)
  .refine(isNip, 'validation.nip');

const buyerFields = {
  ...addressFields,
  /** The address that the invoice is mailed to. */
  email: emailSchema,
};

/** The buyer's data on an invoice, as typed. `name`: first and last name, or the name of the business. */
export const buyerFormSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('person'), ...buyerFields }),
    z.object({
      type: z.literal('business'),
      ...buyerFields,
      nip: nipSchema,
    }),
  ],
  { error: 'validation.unknownOption' },
);
export type Buyer = z.output<typeof buyerFormSchema>;

const storedSchema = z.object({
  buyer: z
    .object({
      type: z.enum(BUYER_TYPES),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      zip: z.string(),
      email: z.string(),
      nip: z.string().nullable(),
    })
    .nullable(),
});
export type StoredBuyer = NonNullable<z.output<typeof storedSchema>['buyer']>;

export const getInvoiceData = endpoint({
  name: 'invoices.data',
  method: 'GET',
  path: '/user/me/invoice-data',
  feature,
  summary: 'The kept data for invoices, or null',
  access: 'user',
  confirmsPassword: true,
  answer: storedSchema,
  errors: ['mustLoggedIn', 'passwordConfirmationRequired'],
});

export const forgetInvoiceData = endpoint({
  name: 'invoices.forgetData',
  method: 'DELETE',
  path: '/user/me/invoice-data',
  feature,
  summary: 'Forgets the kept data for invoices',
  access: 'user',
  answer: writeAnswer(z.object({ forgotten: z.literal(true) })),
  errors: ['mustLoggedIn'],
});

/** The URL of an invoice's PDF, for its buyer and for admins: a GET with the Authorization header. */
export function invoicePdfPath(invoiceId: number): string {
  return `/invoices/${invoiceId}.pdf`;
}
