import { useEffect, useRef, useState } from 'react';
import type { Transaction } from '#contract/payments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { onNews } from '../inbox/news.ts';
import { type UsedRemote, useRemote } from '../panel/use-remote.ts';
import { askAgainInMs } from './ask-again.ts';
import { getTransaction } from './calls.ts';

/** A payment with the state that it has now: told by the socket, and asked for beside it. */
export function usePayment(id: number): UsedRemote<Transaction> {
  const remote = useRemote<Transaction>(`payment:${id}`, () => browserApi().call(getTransaction, { params: { id } }));
  const { value, error, reload } = remote;
  const [startedMs] = useState(() => Date.now());
  // Each answer and each failure is another object: the pause begins anew.
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

/** Asks at once when something is said of the payment, and when something may have been missed. */
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
