import { useEffect, useRef, useState } from 'react';
import { ApiError, isApiError } from '#contract/errors.ts';
import type { Ordered, Quote } from '#contract/payments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../panel/form/use-contract-form.ts';
import { actKeys } from '../session/act-key.ts';
import { getSession } from '../session/session-store.ts';
import { startTransaction } from './calls.ts';
import { leaveFor } from './leave-for.ts';
import { NOBODY, type OrderValues, readTyped, typedOf, writeTyped } from './order-values.ts';
import type { Order } from './schemas.ts';

export interface CheckoutOptions {
  readonly ordered: Ordered;
  readonly quote: Quote;
  /** Of the account, where the invoice goes unless another is typed. */
  readonly email: string;
  /** Asks anew what it costs. */
  readonly reloadQuote: () => Promise<void>;
}

export interface UsedCheckout extends ContractForm<OrderValues, Order> {
  /** It costs something else by now, in words; nothing was ordered. */
  readonly changed: string | null;
}

/**
 * The form of an order. One press is one order, however often it is sent: a try without an answer goes out again under its
 * own key, one that was answered with a no is over.
 */
export function useCheckout({ ordered, quote, email, reloadQuote }: CheckoutOptions): UsedCheckout {
  const session = getSession();
  const memberId = session ? session.id : 0;
  const keyOf = useRef(actKeys());
  const [changed, setChanged] = useState<string | null>(null);

  async function order({ provider, remembersBuyer, wantsAtOnce, ...buyer }: Order): Promise<void> {
    const body = { ordered, provider, expected: quote.amount, buyer, remembersBuyer, wantsAtOnce };
    const { data } = await browserApi({ idempotencyKey: keyOf.current(body) }).call(startTransaction, { body });
    await leaveFor(data.redirectUrl);
    // Whoever comes back by the browser's own way begins anew.
    keyOf.current = actKeys();
  }

  const contractForm = useContractForm<OrderValues, Order>({
    schema: async () => (await import('./schemas.ts')).orderSchema,
    values: { ...NOBODY, email, ...readTyped(memberId), ...waysOf(quote) },
    isCheckedEarly: true,
    send: async (values, form) => {
      setChanged(null);
      writeTyped(memberId, typedOf(form.getValues()));
      try {
        await order(values);
      } catch (error) {
        if (isAnswered(error)) keyOf.current = actKeys();
        const message = isApiError(error) && error.fieldErrors.expected?.[0];
        if (!message) throw withOwnNames(error);
        await reloadQuote();
        setChanged(message);
      }
    },
  });
  // What is wrong gets the focus in the order in which fields make themselves known, which is not that of the page.
  for (const name of FIELDS) contractForm.form.register(name);
  useKept(contractForm.form, memberId);
  return { ...contractForm, changed };
}

/** What is typed outlives a reload and a look at another plan; what the page fills in by itself is not kept for that. */
function useKept({ subscribe }: UsedCheckout['form'], memberId: number): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => name && writeTyped(memberId, typedOf(values)),
      }),
    [subscribe, memberId],
  );
}

/** The fields as they stand on the page. */
const FIELDS: readonly (keyof OrderValues)[] = [
  'type',
  'name',
  'nip',
  'address',
  'zip',
  'city',
  'email',
  'remembersBuyer',
  'provider',
  'wantsAtOnce',
];

function waysOf({ providers: [first = 'sandbox'] }: Quote) {
  return { provider: first, remembersBuyer: false, wantsAtOnce: false };
}

/** Whether the server said no; where no answer came, the order may stand all the same. */
function isAnswered(error: unknown): boolean {
  return isApiError(error) && error.requestId !== '';
}

/** The call names the buyer's fields as parts of the order, the form as its own. */
function withOwnNames(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, message, requestId } = error;
  const fieldErrors = Object.entries(error.fieldErrors).map(([name, texts]) => [name.replace(/^buyer\./, ''), texts]);
  return new ApiError(code, { message, requestId, fieldErrors: Object.fromEntries(fieldErrors) });
}
