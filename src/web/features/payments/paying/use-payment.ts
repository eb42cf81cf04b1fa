import { useEffect, useRef, useState } from 'react';
import type { Transaction } from '#contract/payments/payments.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { onNews } from '../../../lib/realtime/news.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { askAgainInMs } from './ask-again.ts';
import { getTransaction } from './calls.ts';

/** A payment with its current state, by socket and polling. */
export function usePayment(id: number): UsedRemote<Transaction> {
  const remote = useRemote<Transaction>(`payment:${id}`, () => browserApi().call(getTransaction, { params: { id } }));
  const { value, error, reload } = remote;
  const [startedMs] = useState(() => Date.now());
  // Each response or failure is a new object, which restarts the timer.
  const outcome = error ?? value;
  useEffect(() => {
    if (!outcome) return;
    const pauseMs = askAgainInMs(value ?? { status: 'pending' }, Date.now() - startedMs);
    if (pauseMs === null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), pauseMs);
    return () => clearInterval(timer);
  }, [outcome, value, reload, startedMs]);
  useTold(id, reload);
  return remote;
}

/** Reloads when an event concerns the payment, and when events may have been missed. */
function useTold(id: number, reload: () => Promise<void>): void {
  const newest = useRef(reload);
  newest.current = reload;
  useEffect(() => {
    const ask = () => void newest.current();
    const handleReturn = () => document.visibilityState === 'visible' && ask();
    const ends = [
      onNews('transactionChanged', (changed) => changed.id === id && ask()),
      onNews('missed', ask),
      onNews('resumed', ask),
    ];
    document.addEventListener('visibilitychange', handleReturn);
    addEventListener('online', ask);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', handleReturn);
      removeEventListener('online', ask);
    };
  }, [id]);
}
