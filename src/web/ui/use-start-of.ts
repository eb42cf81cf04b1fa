import { type RefObject, useEffect, useRef } from 'react';

/**
 * Begins a part of a page that replaces another at its top: scrolls up, and focuses its heading, or all of it where the
 * heading is not there yet. The button that led to it, at the foot of the former part, is gone with that.
 *
 * @param part  says which part is shown; the first one is left as the page opens
 */
export function useStartOf(part: unknown): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    scrollTo(0, 0);
    const start = container.current?.querySelector('h1') ?? container.current;
    if (!start) return;
    start.tabIndex = -1;
    // It is read from here on; there is nothing to press that a ring could show.
    start.style.outline = 'none';
    start.focus({ preventScroll: true });
  }, [part]);
  return container;
}
