import { config, type z } from 'zod';
import { buyerFormSchema } from '#contract/invoices.ts';
import { startTransaction } from '#contract/payments.ts';
import type { OrderValues } from './order-values.ts';

// The policy of the pages forbids making code out of text, which zod would try, and browsers report even the try.
config({ jitless: true });

const schema = buyerFormSchema.and(
  bodyOf(startTransaction).pick({ provider: true, remembersBuyer: true, wantsAtOnce: true }),
);
export type Order = z.output<typeof schema>;

/** Whoever buys, how it is paid, and the consent; what is bought and for how much stands beside the form. */
export const orderSchema = schema as unknown as z.ZodType<Order, OrderValues>;

function bodyOf<Body extends z.ZodType>({ body }: { readonly body?: Body }): Body {
  if (!body) throw new Error('the call takes no body');
  return body;
}
