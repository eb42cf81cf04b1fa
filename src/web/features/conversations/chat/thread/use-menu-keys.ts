import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { MENU_BUTTON_CLASS } from './message-menu-button.tsx';

/**
 * Roving tabindex over all messages: arrow keys move between them. Otherwise hundreds of tab stops would precede the
 * field.
 */
export function useMenuKeys(log: RefObject<HTMLElement | null>, version: unknown) {
  const stop = useRef<HTMLElement | null>(null);
  const buttons = () => [...(log.current?.getElementsByClassName(MENU_BUTTON_CLASS) ?? [])] as HTMLElement[];
  const moveTo = (next: HTMLElement | undefined) => {
    if (!next) return;
    if (stop.current) stop.current.tabIndex = -1;
    next.tabIndex = 0;
    stop.current = next;
  };
  useLayoutEffect(() => {
    const isUsed = stop.current?.isConnected && stop.current === document.activeElement;
    if (!isUsed) moveTo(buttons().at(-1));
  }, [version]);
  return {
    onFocus({ target }: FocusEvent): void {
      if (target.classList.contains(MENU_BUTTON_CLASS)) moveTo(target as HTMLElement);
    },
    onKeyDown(event: KeyboardEvent): void {
      if (!(event.target as Element).classList.contains(MENU_BUTTON_CLASS)) return;
      const all = buttons();
      const at = all.indexOf(event.target as HTMLElement);
      const steps: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 };
      const next = steps[event.key];
      if (next === undefined) return;
      event.preventDefault();
      all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
    },
  };
}
