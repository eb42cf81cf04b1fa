import { useEffect, useState } from 'react';
import type { Delivery } from '#contract/programs/webhooks.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { newActKey } from '../../../lib/session/act-key.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { listDeliveries, pingWebhook, sendDeliveryAgain } from '../calls.ts';

/** The log of a webhook; `items` is undefined until it was asked for. */
export interface UsedDeliveries {
  readonly items: readonly Delivery[] | undefined;
  readonly hasMore: boolean;
  readonly error: unknown;
  readonly isPinging: boolean;
  readonly load: () => Promise<void>;
  readonly loadMore: () => Promise<void>;
  readonly ping: () => Promise<void>;
  readonly sendAgain: (delivery: Delivery) => Promise<void>;
}

const WATCHING_MS = 1_500;
/** Polls for attempts that are due within this time. */
const SOON_MS = 20_000;

interface Log {
  readonly items: readonly Delivery[];
  readonly page: number;
  readonly pageCount: number;
}

/** The deliveries of a webhook, newest first; polled while an attempt is due soon. */
export function useDeliveries(webhookId: number): UsedDeliveries {
  const t = useT();
  const [log, setLog] = useState<Log>();
  const [error, setError] = useState<unknown>();
  const [isPinging, setPinging] = useState(false);
  const items = log?.items;
  const isExpecting = items?.some(isDueSoon) ?? false;

  async function load(page = 1): Promise<void> {
    try {
      const found = await browserApi().call(listDeliveries, { params: { id: webhookId }, query: { page } });
      setLog((before) => merged(before, found));
      setError(undefined);
    } catch (failure) {
      setError(failure);
    }
  }

  useEffect(() => {
    if (!isExpecting) return;
    const timer = setInterval(() => void load(), WATCHING_MS);
    return () => clearInterval(timer);
  });

  async function send(call: () => Promise<{ data: Delivery }>): Promise<void> {
    try {
      const { data } = await call();
      setLog((before) => before && { ...before, items: replaced(before.items, data) });
      await load();
    } catch (failure) {
      showToast({ tone: 'error', title: t('programs.failed'), description: failureText(failure, t) });
    }
  }

  return {
    items,
    hasMore: log !== undefined && log.page < log.pageCount,
    error,
    isPinging,
    load: () => load(),
    loadMore: () => load((log?.page ?? 0) + 1),
    ping: async () => {
      setPinging(true);
      const params = { id: webhookId };
      await send(() => browserApi({ idempotencyKey: newActKey() }).call(pingWebhook, { params }));
      setPinging(false);
    },
    sendAgain: ({ id }) =>
      send(() => browserApi().call(sendDeliveryAgain, { params: { id: webhookId, deliveryId: id } })),
  };
}

function isDueSoon({ nextTryAt }: Delivery): boolean {
  return nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + SOON_MS;
}

/** Merges a loaded page into the shown ones; the last loaded version of a delivery wins. */
function merged(before: Log | undefined, { items, page, pageCount }: Log): Log {
  if (!before) return { items, page, pageCount };
  const known = new Map([...before.items, ...items].map((each) => [each.id, each]));
  const newestFirst = [...known.values()].sort((one, other) => other.happenedAt.localeCompare(one.happenedAt));
  return { items: newestFirst, page: Math.max(before.page, page), pageCount };
}

function replaced(items: readonly Delivery[], delivery: Delivery): readonly Delivery[] {
  return items.map((each) => (each.id === delivery.id ? delivery : each));
}
