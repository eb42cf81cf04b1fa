import type * as z from 'zod';
import { buyerFormSchema } from '#contract/invoices/invoices.ts';
import { startTransaction } from '#contract/payments/payments.ts';
import type { OrderValues } from './order-values.ts';

const schema = buyerFormSchema.and(
  bodyOf(startTransaction).pick({ provider: true, remembersBuyer: true, wantsAtOnce: true }),
);
export type Order = z.output<typeof schema>;

/** The buyer, the payment method and the consent; what is bought is outside the form. */
export const orderSchema = schema as unknown as z.ZodType<Order, OrderValues>;

/** For orders that a voucher pays in full: only the consent is required, and the buyer's data is not sent. */
export const freeOrderSchema = bodyOf(startTransaction).pick({ wantsAtOnce: true }) as unknown as typeof orderSchema;

function bodyOf<Body extends z.ZodType>({ body }: { readonly body?: Body }): Body {
  if (!body) throw new Error('the call takes no body');
  return body;
}
