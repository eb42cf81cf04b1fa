import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import type { PriceDesk, SoldPrices } from '#contract/payments/price-list.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import type { UsedRemote } from '../../../lib/remote/use-remote.ts';
import { actKeys } from '../../../lib/session/act-key.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { schedulePrices } from './calls.ts';

export interface Scheduling {
  readonly isBusy: boolean;
  /** Messages by field: `prices.basic.price`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly failure: string | null;
  /** `at`: null for now, else the local day and time of the field. */
  readonly schedule: (prices: SoldPrices, at: string | null) => Promise<void>;
}

/** Publishes a price list, and updates the page and the frame around it. */
export function useSchedule({ last }: PriceDesk, remote: UsedRemote<PriceDesk>): Scheduling {
  const t = useT();
  const keyOf = useRef(actKeys());
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function tell(error: unknown): Promise<void> {
    const fields = isApiError(error) ? Object.entries(error.fieldErrors) : [];
    setFaults(Object.fromEntries(fields.map(([name, said]) => [name, said.join(' ')])));
    if (isApiError(error) && error.code === 'conflict') {
      await remote.reload();
      showToast({ tone: 'warning', title: t('pricesDesk.conflict') });
    } else if (fields.length === 0 && !isCalledOff(error)) setFailure(failureText(error, t));
  }

  async function schedule(prices: SoldPrices, at: string | null): Promise<void> {
    setBusy(true);
    setFaults({});
    setFailure(null);
    const body = { last, holdsFrom: at === null ? null : momentOf(at), prices };
    try {
      const { data } = await browserApi({ idempotencyKey: keyOf.current(body) }).call(schedulePrices, { body });
      remote.write(data);
      void revalidate();
      showToast({ tone: 'success', title: t(at === null ? 'pricesDesk.published' : 'pricesDesk.planned') });
    } catch (error) {
      if (isApiError(error) && error.requestId !== '') keyOf.current = actKeys();
      await tell(error);
    }
    setBusy(false);
  }

  return { isBusy, faults, failure, schedule };
}

/** An invalid time is sent unchanged, so that the server rejects it at its field. */
function momentOf(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : date.toISOString();
}
