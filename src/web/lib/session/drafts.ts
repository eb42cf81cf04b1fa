import { useCallback, useSyncExternalStore } from 'react';
import { onMemberChange } from './member.ts';
import { useSession } from './session-store.ts';

/*
 * Drafts last as long as the tab, so that nothing is lost on navigation, on a reload or when the session expires;
 * logging out deletes them. They are keyed by user: the next user in the same tab does not see them.
 */
const keyOf = (memberId: number, name: string) => `draft:${memberId}:${name}`;

/** Drafts read or typed since the page was loaded. */
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
    // Private windows may block the storage; input then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A draft of the signed-in user by its name, such as `message:12`; stored per tab, empty when there is none. */
export function useDraft(name: string): readonly [text: string, setText: (text: string) => void] {
  const session = useSession();
  const key = session ? keyOf(session.id, name) : null;
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
