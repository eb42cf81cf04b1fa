import { useCallback, useEffect, useRef, useState } from 'react';
import type { Agreement } from '#contract/reviews.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { onNews } from '../../lib/realtime/news.ts';
import { listAgreements } from './calls.ts';

/** Which agreements; without a filter those whose reviews are not shown yet. */
export interface AgreementQuery {
  readonly conversation?: number;
  readonly person?: number;
  readonly listing?: number;
}

/**
 * The signed-in user's agreements; undefined until loaded. They are loaded again when a conversation changes, as when
 * the other side has written. If loading fails, nothing is shown until the next visit.
 */
export function useAgreements({ conversation, person, listing }: AgreementQuery): {
  items: readonly Agreement[] | undefined;
  write: (changed: Agreement) => void;
} {
  const [items, setItems] = useState<readonly Agreement[]>();
  // Discards stale responses: requested before a write, or for another query.
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const query = {
      ...(conversation !== undefined && { conversation }),
      ...(person !== undefined && { person }),
      ...(listing !== undefined && { listing }),
    };
    const found = await browserApi()
      .call(listAgreements, { query })
      .catch(() => null);
    if (found && turn.current === mine) setItems(found.items);
  }, [conversation, person, listing]);
  useEffect(() => {
    void reload();
    const stops = [onNews('conversationChanged', () => void reload()), onNews('missed', () => void reload())];
    return () => {
      turn.current += 1;
      for (const stop of stops) stop();
    };
  }, [reload]);
  const write = useCallback((changed: Agreement) => {
    turn.current += 1;
    setItems((before) => before?.map((each) => (each.id === changed.id ? changed : each)));
  }, []);
  return { items, write };
}
