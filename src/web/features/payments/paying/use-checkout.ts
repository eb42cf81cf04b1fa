import { useEffect, useRef, useState } from 'react';
import { ApiError, isApiError } from '#contract/errors.ts';
import type { Ordered, Quote } from '#contract/payments/payments.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useT } from '../../../lib/i18n.tsx';
import { actKeys } from '../../../lib/session/act-key.ts';
import { getSession } from '../../../lib/session/session-store.ts';
import { startTransaction } from './calls.ts';
import { leaveFor } from './leave-for.ts';
import { NOBODY, type OrderValues, readTyped, typedOf, writeTyped } from './order-values.ts';
import { priceText } from './price-text.ts';
import type { Order } from './schemas.ts';

export interface CheckoutOptions {
  readonly ordered: Ordered;
  readonly quote: Quote;
  /** The account's e-mail address, the default recipient of the invoice. */
  readonly email: string;
  /** Reloads the quote. */
  readonly reloadQuote: () => Promise<void>;
  /** The voucher cannot be used after all; receives why. */
  readonly onRefusedCode: (message: string) => Promise<void>;
}

export interface UsedCheckout extends ContractForm<OrderValues, Order> {
  /** The price has changed, in words; nothing was ordered. */
  readonly changed: string | null;
}

/**
 * The form of an order. Each press is one order: an attempt without a response is repeated with its idempotency key; a
 * refused one is finished.
 */
export function useCheckout({ ordered, quote, email, reloadQuote, onRefusedCode }: CheckoutOptions): UsedCheckout {
  const t = useT();
  const session = getSession();
  const memberId = session ? session.id : 0;
  const keyOf = useRef(actKeys());
  const [changed, setChanged] = useState<string | null>(null);

  async function order({ provider, remembersBuyer, wantsAtOnce, ...buyer }: Order): Promise<void> {
    const { amount: expected, code } = quote;
    const paid = expected === 0 ? {} : { provider, buyer, remembersBuyer };
    const body = { ordered, expected, wantsAtOnce, ...paid, ...(code !== null && { code }) };
    const { data } = await browserApi({ idempotencyKey: keyOf.current(body) }).call(startTransaction, { body });
    await leaveFor(data.redirectUrl);
    // Returning by the browser's back button starts a new order.
    keyOf.current = actKeys();
  }

  const contractForm = useContractForm<OrderValues, Order>({
    schema: async () => {
      const { orderSchema, freeOrderSchema } = await import('./schemas.ts');
      return quote.amount === 0 ? freeOrderSchema : orderSchema;
    },
    values: { ...NOBODY, email, ...readTyped(memberId), ...waysOf(quote) },
    isCheckedEarly: true,
    send: async (values, form) => {
      setChanged(null);
      writeTyped(memberId, typedOf(form.getValues()));
      try {
        await order(values);
      } catch (error) {
        if (isAnswered(error)) keyOf.current = actKeys();
        const { expected, code } = isApiError(error) ? error.fieldErrors : {};
        if (code?.[0]) return await onRefusedCode(code[0]);
        if (!expected?.[0]) throw withOwnNames(error);
        await reloadQuote();
        setChanged(t('paying.changedText', { price: priceText(Number(expected[0])) }));
      }
    },
  });
  // The first invalid field gets the focus in the order of registration, which is not that of the page.
  for (const name of FIELDS) contractForm.form.register(name);
  useKept(contractForm.form, memberId);
  return { ...contractForm, changed };
}

/** Input survives a reload and a visit to another plan; prefilled values are not stored. */
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

/** The fields in the order of the page. */
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

/** Whether the server has responded; without a response the order may exist nevertheless. */
function isAnswered(error: unknown): boolean {
  return isApiError(error) && error.requestId !== '';
}

/** Maps the call's nested names of the buyer's fields to the form's. */
function withOwnNames(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { code, message, requestId } = error;
  const fieldErrors = Object.entries(error.fieldErrors).map(([name, texts]) => [name.replace(/^buyer\./, ''), texts]);
  return new ApiError(code, { message, requestId, fieldErrors: Object.fromEntries(fieldErrors) });
}
