import * as z from 'zod';
import { SELLER_STATUSES } from '#kinds/sells-as.ts';

/**
 * The data that the law requires a trader to publish.
 *
 * name   of the firm, or of the farmer.
 * nip    ten digits; null for a farmer without one.
 * email, phone  for buyers; at least one of them. The phone number is E.164.
 */
export const traderSchema = z.object({
  name: z.string(),
  nip: z.string().nullable(),
  address: z.string(),
  zip: z.string(),
  city: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Trader = z.output<typeof traderSchema>;

/**
 * The kind of seller, as stated.
 *
 * status  `trader`: buyers have consumer rights; null until stated.
 * farmer  a trader who sells the produce of their own farm and need not be a registered business.
 * trader  null for private persons, and until it is stated.
 */
export const shownStatusSchema = z.object({
  status: z.enum(SELLER_STATUSES).nullable(),
  farmer: z.boolean(),
  trader: traderSchema.nullable(),
});
export type ShownStatus = z.output<typeof shownStatusSchema>;
