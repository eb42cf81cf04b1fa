import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Keys of the toolbar pattern of ARIA: to which of `count` links each leads from the one at `at`. */
const TARGETS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A row of links as a toolbar: one Tab stop, arrow keys move between its links. Until hydration, and without scripts,
 * each link is a stop of its own. The toolkit's own toolbar would add to the scripts of every list.
 */
export function useToolbar() {
  const row: RefObject<HTMLDivElement | null> = useRef(null);
  // After each render, as the row may have other links now.
  useEffect(() => {
    if (row.current) keepOneStop(row.current, document.activeElement);
  });
  return {
    ref: row,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => keepOneStop(currentTarget, target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const links = linksOf(event.currentTarget);
      const at = links.indexOf(document.activeElement as HTMLAnchorElement);
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const target = hasModifier || at < 0 ? undefined : TARGETS[event.key]?.(at, links.length);
      if (target === undefined) return;
      event.preventDefault();
      links[target]?.focus();
    },
  };
}

const linksOf = (row: HTMLElement) => [...row.querySelectorAll('a')].filter((link) => link.offsetParent !== null);

/** The focused link, or else the first one, is the row's only Tab stop. */
function keepOneStop(row: HTMLElement, focused: EventTarget | null): void {
  const links = linksOf(row);
  const stop = links.find((link) => link === focused) ?? links[0];
  for (const link of links) link.tabIndex = link === stop ? 0 : -1;
}
