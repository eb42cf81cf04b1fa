import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isChatPath } from './chat-paths.ts';

const KEY = 'outsideChat';
const PATH_KEY = 'outsideChatPath';

/** The index of the current history entry, as counted by the router. */
export function historyIndex(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** Known history entries outside the chat, ascending. */
function readOutside(): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as number[];
  } catch {
    return [];
  }
}

/** The known history after a navigation: a push drops all later entries. */
export function withPlace(
  outside: readonly number[],
  { index, isPush, isOutside }: { readonly index: number; readonly isPush: boolean; readonly isOutside: boolean },
): number[] {
  const left = outside.filter((each) => (isPush ? each < index : each !== index));
  return isOutside ? [...left, index].sort((one, other) => one - other) : left;
}

/** The distance to the last entry outside the chat, as a negative number; null when none is known. */
export function stepsOutOfChat(index: number, outside: readonly number[] = readOutside()): number | null {
  const last = outside.filter((each) => each < index).at(-1);
  return last === undefined ? null : last - index;
}

/** The last path outside the chat, for when the history index has restarted since; else the home page. */
export function lastPathOutside(): string {
  try {
    return sessionStorage.getItem(PATH_KEY) ?? '/';
  } catch {
    return '/';
  }
}

/** Records which pages are outside the chat, so that leaving it returns there. */
export function useLastPlaces(): void {
  const { key, pathname, search } = useLocation();
  const isPush = useNavigationType() === 'PUSH';
  useEffect(() => {
    notePlace({ pathname, search, index: historyIndex(), isPush });
  }, [key, pathname, search, isPush]);
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  /** The index of the history entry, as counted by the router. */
  readonly index: number;
  readonly isPush: boolean;
}

/** Records a page for the lifetime of the tab. */
export function notePlace({ pathname, search, index, isPush }: Place): void {
  const isOutside = !isChatPath(pathname);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withPlace(readOutside(), { index, isPush, isOutside })));
    if (isOutside) sessionStorage.setItem(PATH_KEY, pathname + search);
  } catch {
    // If storage is blocked, the chat exits to the home page.
  }
}
