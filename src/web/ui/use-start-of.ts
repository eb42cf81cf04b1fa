import { type RefObject, useEffect, useRef } from 'react';

/**
 * For parts of a page that replace one another: when the part changes, scrolls to the top and focuses the new heading,
 * or the whole part if it has no heading yet. The pressed button has gone with the previous part.
 *
 * @param part  identifies the shown part; nothing happens for the initial one
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
    // No focus ring: the heading is not interactive.
    start.style.outline = 'none';
    start.focus({ preventScroll: true });
  }, [part]);
  return container;
}
