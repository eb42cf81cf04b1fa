import { useEffect } from 'react';

/** Smaller changes are browser bars coming and going; a keyboard takes more. */
const KEYBOARD_MIN_PX = 120;

/**
 * Marks the document with `data-keyboard` while an on-screen keyboard is open: some browsers lay it over the page,
 * others shrink the window, and either way nothing else may take the room that is left. Zooming in does not count.
 */
export function useKeyboardMark(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    let width = 0;
    let tallestPx = 0;
    const look = () => {
      const heightPx = view.height * view.scale;
      const { clientWidth, dataset } = document.documentElement;
      tallestPx = clientWidth === width ? Math.max(tallestPx, heightPx) : heightPx;
      width = clientWidth;
      if (tallestPx - heightPx > KEYBOARD_MIN_PX && isTextField(document.activeElement)) dataset.keyboard = '';
      else delete dataset.keyboard;
    };
    look();
    view.addEventListener('resize', look);
    return () => view.removeEventListener('resize', look);
  }, []);
}

function isTextField(element: Element | null): boolean {
  return (
    element?.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=file])') ?? false
  );
}
