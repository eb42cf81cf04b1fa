import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-store.ts';
import { onMemberChange } from './member.ts';

/*
 * Drafts last as long as the tab, so that nothing is lost by looking elsewhere, where the page is loaded anew, or where
 * the session ends by itself; who logs out leaves none. They are a person's own: who logs in after them in the same tab
 * does not find them.
 */
const keyOf = (memberId: number, conversationId: number) => `draft:message:${memberId}:${conversationId}`;

/** What has been read or typed since the page came. */
const known = new Map<string, string>();
const listeners = new Set<() => void>();

function readDraft(key: string): string {
  let text = known.get(key);
  if (text === undefined) {
    text = storedText(key);
    known.set(key, text);
  }
  return text;
}

function storedText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keepDraft(key: string, text: string): void {
  known.set(key, text);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Private windows may refuse; what was typed then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text of a message that has not been sent, kept in this tab for each conversation. */
export function useDraft(conversationId: number): readonly [text: string, setText: (text: string) => void] {
  const session = useSession();
  const key = session ? keyOf(session.id, conversationId) : null;
  const read = () => (key === null ? '' : readDraft(key));
  const text = useSyncExternalStore(subscribe, read, () => '');
  const setText = useCallback(
    (next: string) => {
      if (key !== null) keepDraft(key, next);
    },
    [key],
  );
  return [text, setText];
}

onMemberChange(() => known.clear());
