import { useEffect, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { searchConversations } from '../../inbox/conversations.ts';

/** What a search has brought. While the next one is under way the results before it stay, and `isStale` says so. */
export type Found =
  | { readonly state: 'none' | 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly items: readonly Conversation[];
      readonly query: string;
      readonly isStale: boolean;
    };

/** Whoever types is not asked about after each letter. */
const PAUSE_MS = 250;

const NONE: Found = { state: 'none' };

/** Searches the conversations for what is typed. `retry` asks again after a failure. */
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
