import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { isNip, nipDigits } from './nip.ts';
import { writeAnswer } from './primitives.ts';

const feature = 'invoices';

/** Whoever buys: a person, or somebody's business with a tax number. */
export const BUYER_TYPES = ['person', 'business'] as const;
export type BuyerType = (typeof BUYER_TYPES)[number];

const line = (max: number) =>
  z
    .string({ error: 'validation.required' })
    .trim()
    .min(1, 'validation.required')
    .max(max, 'validation.tooLong')
    // What no document can say, or the database cannot keep; and what says nothing at all.
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'validation.invalid')
    .regex(/[\p{L}\p{N}]/u, 'validation.required');

const buyerFields = {
  name: line(150),
  address: line(150),
  city: line(80),
  zip: line(20).regex(/^\d{2}-\d{3}$/, 'validation.postalCode'),
  /** Where the invoice is sent. */
  email: emailSchema,
};

/** What an invoice says of its buyer, as it is typed. `name`: name and surname, or the name of the business. */
export const buyerFormSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('person'), ...buyerFields }),
    z.object({
      type: z.literal('business'),
      ...buyerFields,
      /** With or without gaps, lines and `PL`; ten digits in the output. */
      nip: z
        .string({ error: 'validation.required' })
        .trim()
        .min(1, 'validation.required')
        .max(20, 'validation.nip')
        .transform(nipDigits)
        .refine(isNip, 'validation.nip'),
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

/** Where the PDF of an invoice lies, for its buyer and for admins: a GET with the Authorization header. */
export function invoicePdfPath(invoiceId: number): string {
  return `/invoices/${invoiceId}.pdf`;
}
