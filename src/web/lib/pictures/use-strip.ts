import { type KeyboardEvent, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Element id of a picture in the strip. */
export function slideId(index: number): string {
  return `photo-${index + 1}`;
}

/** The index that a key leads to among `count` pictures; undefined for other keys. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  return STEPS[key]?.(at, count);
}

/** A strip of pictures as wide as their frame: tracks the visible one and scrolls to others. */
export function useStrip(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);

  function show(index: number): void {
    const strip = ref.current;
    if (!strip) return;
    setAt(index);
    const isNear = Math.abs(Math.round(strip.scrollLeft / strip.clientWidth) - index) <= 1;
    strip.scrollTo({ left: index * strip.clientWidth, behavior: isNear && !isStill() ? 'smooth' : 'instant' });
  }

  function handleScroll(): void {
    const strip = ref.current;
    if (strip) setAt(Math.round(strip.scrollLeft / strip.clientWidth));
  }

  function handleKeys(event: KeyboardEvent): void {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : stepTo(event.key, at, count);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return { ref, at, show, handleScroll, handleKeys };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
