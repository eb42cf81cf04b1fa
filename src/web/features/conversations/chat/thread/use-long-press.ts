import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_MS = 450;
const REACH_PX = 10;

/** A long press by touch. Moving or lifting the finger cancels it; afterwards the click is suppressed. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const wasLong = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent): void {
      end();
      wasLong.current = false;
      if (pointerType !== 'touch') return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLongPress();
      }, LONG_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > REACH_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    /** The browser's context menu would cover ours. */
    onContextMenu(event: MouseEvent): void {
      if (wasLong.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent): void {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
