/** From here on one is at the end, and stays there when something comes. */
export const AT_END_PX = 48;
/** From here on the way back to the end is offered. */
export const FAR_FROM_END_PX = 240;
/** Earlier messages are asked for before their place is in sight. */
export const EARLIER_WITHIN_PX = 900;
/** So much of a message must be in sight to count as seen. */
export const SEEN_PX = 20;

/** Where something lies, in pixels of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The first of `count` places that is `true`, where all after it are; `count` when none is. */
export function firstWhere(count: number, isSo: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The topmost row of which something is in sight: what must not move when something changes elsewhere. */
export function anchorIndex(count: number, spanOf: (index: number) => Span, view: Span): number | null {
  const index = firstWhere(count, (each) => spanOf(each).bottom > view.top);
  return index < count ? index : null;
}

/** The lowest row of which enough is in sight to count as seen; null while none is. */
export function lastSeenIndex(count: number, spanOf: (index: number) => Span, view: Span): number | null {
  const below = firstWhere(count, (each) => {
    const { top, bottom } = spanOf(each);
    return top + Math.min(SEEN_PX, bottom - top) > view.bottom;
  });
  const index = below - 1;
  return index >= 0 && spanOf(index).bottom > view.top ? index : null;
}

/**
 * How far a list that counts from its end must be scrolled so that its anchor lies again where it lay: as far from the
 * lower edge as before. That edge is what holds still when the window shrinks, as above a phone's keyboard.
 */
export function correctionPx(aboveEndBefore: number, anchor: Span, view: Span): number {
  const moved = aboveEndBefore - (view.bottom - anchor.top);
  return Math.abs(moved) < 1 ? 0 : moved;
}
