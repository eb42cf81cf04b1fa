import { useRef, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import type { Ordered, Quote } from '#contract/payments/payments.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { getQuote } from './calls.ts';
import { orderedName, quoteQuery } from './ordered.ts';

/** The voucher of an order. */
export interface UsedVoucher {
  readonly isBusy: boolean;
  /** Why the code cannot be used; null where it can, or there is none. */
  readonly refusal: string | null;
  /** Asks for the price with a code. */
  readonly apply: (code: string) => Promise<void>;
  /** Back to the price without a code. */
  readonly drop: () => Promise<void>;
  /** Drops a code that was refused when the order was sent. */
  readonly refuse: (message: string) => Promise<void>;
}

/** The price of an order, with the voucher that the buyer has entered. */
export function useQuote(ordered: Ordered): { quote: UsedRemote<Quote>; voucher: UsedVoucher } {
  const t = useT();
  const code = useRef<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = () => {
    const named = code.current === null ? {} : { code: code.current };
    return browserApi().call(getQuote, { query: { ...quoteQuery(ordered), ...named } });
  };
  const quote = useRemote<Quote>(`quote:${orderedName(ordered)}`, ask);

  async function use(next: string | null): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const before = code.current;
    code.current = next;
    try {
      quote.write(await ask());
    } catch (error) {
      code.current = before;
      const message = isApiError(error) ? error.fieldErrors.code?.[0] : undefined;
      if (!isCalledOff(error)) setRefusal(message ?? failureText(error, t));
    }
    setBusy(false);
  }

  async function refuse(message: string): Promise<void> {
    await use(null);
    setRefusal(message);
  }

  return { quote, voucher: { isBusy, refusal, apply: use, drop: () => use(null), refuse } };
}
