import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const ROWS = 'a[data-conversation]';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Props of the list element, and the row that Tab reaches. */
export interface RowKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly focusedId: number | null;
}

/**
 * Arrow keys, Home and End move between rows; Tab reaches only the last focused row and then goes on to the open
 * conversation. Above the first row is the search field.
 */
export function useRowKeys(toSearch: () => void): RowKeys {
  const [focusedId, setFocused] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)];
    const at = rows.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    const next = step(at, rows.length);
    if (next < 0) toSearch();
    else rows[next]?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest<HTMLElement>(ROWS);
    if (row) setFocused(Number(row.dataset.conversation));
  };
  return { onKeyDown, onFocus, focusedId };
}

/** The row of a conversation. */
export function rowOf(list: HTMLElement | null, id: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`${ROWS}[data-conversation="${id}"]`) ?? null;
}

/** Focuses the first row of a list. */
export function focusFirstRow(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>(ROWS)?.focus();
}
