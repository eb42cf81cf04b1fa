import { useMemo, useSyncExternalStore } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { conversations } from '../../inbox/conversation-store.ts';

const readKnown = () => conversations.read().book.byId;

/** Loaded conversations with live updates applied. */
export function useLive(items: readonly Conversation[]): readonly Conversation[] {
  const known = useSyncExternalStore(conversations.subscribe, readKnown, readKnown);
  return useMemo(() => items.map((each) => known.get(each.id) ?? each), [items, known]);
}
