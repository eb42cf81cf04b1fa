import { type RefObject, useEffect, useRef } from 'react';

/** A row that scrolls sideways shows its current link. `current`: which one that is. */
export function useCurrentInView(current: unknown): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (row.current && link) showWithin(row.current, link);
  }, [current]);
  return row;
}

/** Scrolls the row alone: `scrollIntoView` would move the page, too. */
function showWithin(row: HTMLElement, link: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
