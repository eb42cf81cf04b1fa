import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../focus-lost.ts';
import { rowOf } from '../list/use-row-keys.ts';

/** Where the list took the place of a conversation, the focus comes back to the row that it was opened from. */
export function useRowFocus(rows: RefObject<HTMLUListElement | null>, currentId: number | null): void {
  const last = useRef(currentId);
  useEffect(() => {
    const before = last.current;
    last.current = currentId;
    if (before !== null && currentId === null && isFocusLost()) rowOf(rows.current, before)?.focus();
  }, [rows, currentId]);
}
