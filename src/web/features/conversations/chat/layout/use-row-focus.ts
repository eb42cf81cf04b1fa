import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../focus-lost.ts';
import { rowOf } from '../list/use-row-keys.ts';

/** When the list replaces a conversation, returns the focus to the conversation's row. */
export function useRowFocus(rows: RefObject<HTMLUListElement | null>, currentId: number | null): void {
  const last = useRef(currentId);
  useEffect(() => {
    const before = last.current;
    last.current = currentId;
    if (before !== null && currentId === null && isFocusLost()) rowOf(rows.current, before)?.focus();
  }, [rows, currentId]);
}
