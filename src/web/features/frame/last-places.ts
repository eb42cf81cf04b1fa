import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isChatPath } from '../chat/places.ts';

const KEY = 'outsideChat';
const PATH_KEY = 'outsideChatPath';

/** Which entry of the history the page stands at, as the router counts them. */
export function historyIndex(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}

/** The entries of the history that are known to lie outside of the chat area, ascending. */
function readOutside(): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as number[];
  } catch {
    return [];
  }
}

/** What is known of the history after a page has come: whatever is pushed takes the place of what lay ahead. */
export function withPlace(
  outside: readonly number[],
  { index, isPush, isOutside }: { readonly index: number; readonly isPush: boolean; readonly isOutside: boolean },
): number[] {
  const left = outside.filter((each) => (isPush ? each < index : each !== index));
  return isOutside ? [...left, index].sort((one, other) => one - other) : left;
}

/** How far back the last entry outside of the chat area lies, as a negative number; null where none is known. */
export function stepsOutOfChat(index: number, outside: readonly number[] = readOutside()): number | null {
  const last = outside.filter((each) => each < index).at(-1);
  return last === undefined ? null : last - index;
}

/** The address last seen outside of the chat area, for when the history's count began anew since then; else the home page. */
export function lastPathOutside(): string {
  try {
    return sessionStorage.getItem(PATH_KEY) ?? '/';
  } catch {
    return '/';
  }
}

/** Notes which pages lie outside of the chat area, so that whoever leaves it comes back to where they were. */
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
  /** Which entry of the history it is, as the router counts them. */
  readonly index: number;
  readonly isPush: boolean;
}

/** Notes a page that has come, for as long as the tab is open. */
export function notePlace({ pathname, search, index, isPush }: Place): void {
  const isOutside = !isChatPath(pathname);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withPlace(readOutside(), { index, isPush, isOutside })));
    if (isOutside) sessionStorage.setItem(PATH_KEY, pathname + search);
  } catch {
    // Where storage is refused, the way out of the chat leads home.
  }
}
