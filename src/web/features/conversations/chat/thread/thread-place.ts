import {
  AT_END_PX,
  anchorIndex,
  correctionPx,
  EARLIER_WITHIN_PX,
  FAR_FROM_END_PX,
  lastSeenIndex,
  type Span,
} from './scroll-place.ts';

/** Marks message elements, found in document order across days. */
export const ROW_CLASS = 'thread-row';
/** Distance of the unread line from the upper edge when a conversation is opened. */
const LINE_BELOW_TOP_PX = 72;
/** A message seen for less does not count: it scrolled past, or its height was not final. */
const SEEN_AFTER_MS = 200;
/** Longer ways to the end are not animated. */
const SMOOTH_WITHIN_VIEWS = 3;

export interface PlaceListener {
  /** Whether the end is far enough away to show the button to it. */
  readonly onFar: (isFar: boolean) => void;
  /** The first loaded message is near. */
  readonly onNearStart: () => void;
  /** The lowest message that was visible long enough. */
  readonly onSeen: (row: HTMLElement) => void;
}

interface Anchor {
  readonly row: Element;
  readonly aboveEndPx: number;
  readonly scrollTop: number;
}

/**
 * Keeps the scroll position of a conversation: at its end, or at the topmost visible message. The log lays out from the
 * end (`flex-col-reverse`), so its `scrollTop` is 0 at the end and negative above, and loading earlier messages does
 * not move it.
 */
export class ThreadPlace {
  readonly #box: () => HTMLElement | null;
  readonly #listener: () => PlaceListener;
  #isAtEnd = true;
  #anchor: Anchor | null = null;
  #seeing: ReturnType<typeof setTimeout> | undefined;

  constructor(box: () => HTMLElement | null, listener: () => PlaceListener) {
    this.#box = box;
    this.#listener = listener;
  }

  /** Records the current position. */
  look = (): void => {
    const box = this.#box();
    if (!box) return;
    const fromEndPx = -box.scrollTop;
    this.#isAtEnd = fromEndPx <= AT_END_PX;
    this.#anchor = anchorIn(box);
    this.#seeing ??= setTimeout(this.#see, SEEN_AFTER_MS);
    this.#listener().onFar(fromEndPx > FAR_FROM_END_PX);
    if (box.scrollHeight - box.clientHeight - fromEndPx < EARLIER_WITHIN_PX) this.#listener().onNearStart();
  };

  /** Restores the recorded position after content was added or resized. */
  keep = (): void => {
    const box = this.#box();
    if (!box) return;
    if (this.#isAtEnd) box.scrollTop = 0;
    else if (this.#anchor?.row.isConnected) {
      const { row, aboveEndPx, scrollTop } = this.#anchor;
      // Keeps what the user has scrolled since.
      const correction = correctionPx(aboveEndPx + box.scrollTop - scrollTop, spanOf(row), spanOf(box));
      if (correction !== 0) box.scrollTop += correction;
    }
    this.look();
  };

  /** Opens the conversation at a line in it. */
  openAt(line: Element): void {
    const box = this.#box();
    if (box) box.scrollTop += spanOf(line).top - spanOf(box).top - LINE_BELOW_TOP_PX;
    this.look();
  }

  toEnd(isSmooth: boolean): void {
    const box = this.#box();
    if (!box) return;
    const isNear = -box.scrollTop < SMOOTH_WITHIN_VIEWS * box.clientHeight;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isWatched = isSmooth && isNear && !isStill;
    box.scrollTo({ top: 0, behavior: isWatched ? 'smooth' : 'instant' });
    if (!isWatched) this.look();
  }

  /** Watches the log and its content. @returns the cleanup function */
  follow(): () => void {
    const box = this.#box();
    if (!box) return () => {};
    const ofContent = new ResizeObserver(this.keep);
    for (const child of box.children) ofContent.observe(child);
    const ofBox = new ResizeObserver(this.look);
    ofBox.observe(box);
    box.addEventListener('scroll', this.look, { passive: true });
    document.addEventListener('visibilitychange', this.look);
    return () => {
      ofContent.disconnect();
      ofBox.disconnect();
      box.removeEventListener('scroll', this.look);
      document.removeEventListener('visibilitychange', this.look);
      clearTimeout(this.#seeing);
      this.#seeing = undefined;
    };
  }

  #see = (): void => {
    this.#seeing = undefined;
    const box = this.#box();
    if (!box) return;
    const rows = box.getElementsByClassName(ROW_CLASS);
    const seen = lastSeenIndex(rows.length, (index) => spanOf(rows[index] as Element), spanOf(box));
    if (seen !== null) this.#listener().onSeen(rows[seen] as HTMLElement);
  };
}

function anchorIn(box: HTMLElement): Anchor | null {
  const rows = box.getElementsByClassName(ROW_CLASS);
  const view = spanOf(box);
  const top = anchorIndex(rows.length, (index) => spanOf(rows[index] as Element), view);
  if (top === null) return null;
  const row = rows[top] as Element;
  return { row, aboveEndPx: view.bottom - spanOf(row).top, scrollTop: box.scrollTop };
}

function spanOf(element: Element): Span {
  return element.getBoundingClientRect();
}
