import { useEffect, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { searchConversations } from '../../inbox/conversations.ts';

/** Search results. While the next search is loading, the previous results stay with `isStale`. */
export type Found =
  | { readonly state: 'none' | 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly items: readonly Conversation[];
      readonly query: string;
      readonly isStale: boolean;
    };

/** Debounce of typing. */
const PAUSE_MS = 250;

const NONE: Found = { state: 'none' };

/** Searches the conversations. `retry` repeats a failed search. */
export function useFound(typed: string): { readonly found: Found; readonly retry: () => void } {
  const query = typed.trim();
  const [found, setFound] = useState<Found>(NONE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (query === '') {
      setFound(NONE);
      return;
    }
    let isOver = false;
    const put = (next: Found) => isOver || setFound(next);
    setFound((before) => (before.state === 'ready' ? { ...before, isStale: true } : { state: 'loading' }));
    const timer = setTimeout(() => {
      searchConversations(query).then(
        (items) => put({ state: 'ready', items, query, isStale: false }),
        () => put({ state: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query, tries]);
  return { found: query === '' ? NONE : found, retry: () => setTries((count) => count + 1) };
}
