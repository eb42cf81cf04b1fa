import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { panBy, type Spot, UNZOOMED, type Zoom, zoomAt } from './zoom.ts';

const DOUBLE_TAP_MS = 300;
const TAP_REACH_PX = 24;
const DOUBLE_TAP_FACTOR = 2.5;
const SWIPE_PX = 60;

interface Gesture {
  readonly pointers: Map<number, Spot>;
  start: Spot;
  lastTap: { atMs: number; spot: Spot } | null;
  hasPinched: boolean;
}

/**
 * Zooms a picture on its stage: by wheel, pinch, double tap, and dragging once enlarged.
 *
 * onSwipe  called with 1 (next) or -1 (previous) on a one-finger swipe over a picture that is not enlarged.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED);
  const gesture = useRef<Gesture>({
    pointers: new Map(),
    start: { x: 0, y: 0 },
    lastTap: null,
    hasPinched: false,
  }).current;
  useWheel(stage, setZoom);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    const spot = { x: event.clientX, y: event.clientY };
    gesture.pointers.set(event.pointerId, spot);
    if (gesture.pointers.size === 1) Object.assign(gesture, { start: spot, hasPinched: false });
    else gesture.hasPinched = true;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = gesture.pointers.get(event.pointerId);
    const box = stage.current;
    if (!before || !box) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...gesture.pointers].find(([id]) => id !== event.pointerId)?.[1];
    gesture.pointers.set(event.pointerId, now);
    if (!other) {
      setZoom((last) => (last.scale > 1 ? panBy(last, now.x - before.x, now.y - before.y, sizeOf(box)) : last));
      return;
    }
    const factor = apart(now, other) / Math.max(1, apart(before, other));
    const middle = fromMiddle(box, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    setZoom((last) => zoomAt(last, factor, middle, sizeOf(box)));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (!gesture.pointers.delete(event.pointerId) || gesture.pointers.size > 0 || gesture.hasPinched) return;
    const spot = { x: event.clientX, y: event.clientY };
    if (apart(spot, gesture.start) < TAP_REACH_PX / 2) endTap(spot, event.timeStamp);
    else if (zoom.scale === 1) endSwipe(spot);
  }

  function endTap(spot: Spot, atMs: number): void {
    const last = gesture.lastTap;
    const isSecond = last !== null && atMs - last.atMs < DOUBLE_TAP_MS && apart(spot, last.spot) < TAP_REACH_PX;
    gesture.lastTap = isSecond ? null : { atMs, spot };
    const box = stage.current;
    if (!isSecond || !box) return;
    setZoom((before) =>
      before.scale > 1 ? UNZOOMED : zoomAt(before, DOUBLE_TAP_FACTOR, fromMiddle(box, spot), sizeOf(box)),
    );
  }

  function endSwipe({ x, y }: Spot): void {
    const [dx, dy] = [x - gesture.start.x, y - gesture.start.y];
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>): void {
    gesture.pointers.delete(event.pointerId);
  }

  /** Zooms about the centre, for buttons and keys. */
  function zoomBy(factor: number): void {
    const box = stage.current;
    if (box) setZoom((last) => zoomAt(last, factor, { x: 0, y: 0 }, sizeOf(box)));
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
  return { zoom, zoomBy, reset: () => setZoom(UNZOOMED), handlers };
}

/** React's wheel listeners are passive; zooming instead of scrolling needs `preventDefault`. */
function useWheel(stage: RefObject<HTMLElement | null>, setZoom: (change: (last: Zoom) => Zoom) => void): void {
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const spot = fromMiddle(box, { x: event.clientX, y: event.clientY });
      setZoom((last) => zoomAt(last, Math.exp(-event.deltaY / 400), spot, sizeOf(box)));
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  }, [stage, setZoom]);
}

function sizeOf(box: HTMLElement) {
  return { width: box.clientWidth, height: box.clientHeight };
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function fromMiddle(box: HTMLElement, { x, y }: Spot): Spot {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
