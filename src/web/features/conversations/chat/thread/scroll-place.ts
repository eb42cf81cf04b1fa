/** Within this distance the view counts as at the end and follows new messages. */
export const AT_END_PX = 48;
/** From this distance on, the button to the end is shown. */
export const FAR_FROM_END_PX = 240;
/** Earlier messages are requested this far ahead. */
export const EARLIER_WITHIN_PX = 900;
/** How much of a message must be visible to count as seen. */
export const SEEN_PX = 20;

/** A vertical extent in window pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Binary search: the first index for which a monotonic predicate holds; `count` when none. */
export function firstWhere(count: number, isSo: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The topmost row that is partly visible: it must not move when something else changes. */
export function anchorIndex(count: number, spanOf: (index: number) => Span, view: Span): number | null {
  const index = firstWhere(count, (each) => spanOf(each).bottom > view.top);
  return index < count ? index : null;
}

/** The lowest row that is visible enough to count as seen; null when none. */
export function lastSeenIndex(count: number, spanOf: (index: number) => Span, view: Span): number | null {
  const below = firstWhere(count, (each) => {
    const { top, bottom } = spanOf(each);
    return top + Math.min(SEEN_PX, bottom - top) > view.bottom;
  });
  const index = below - 1;
  return index >= 0 && spanOf(index).bottom > view.top ? index : null;
}

/**
 * How far a list laid out from its end must scroll so that its anchor keeps its distance from the lower edge. That edge
 * is the fixed one when the window shrinks, as above a phone's keyboard.
 */
export function correctionPx(aboveEndBefore: number, anchor: Span, view: Span): number {
  const moved = aboveEndBefore - (view.bottom - anchor.top);
  return Math.abs(moved) < 1 ? 0 : moved;
}
