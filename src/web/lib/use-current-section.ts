import { useEffect, useState } from 'react';

/** A section is being read once it begins above this share of the window's height. */
const READING_SHARE = 0.3;
/** Zoomed pages end at fractions of a pixel. */
const END_PX = 2;

/** The id of the section being read; null until one has reached the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const note = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionRead(key.split(' '))));
    };
    note();
    const gone = new AbortController();
    for (const type of ['scroll', 'resize']) addEventListener(type, note, { passive: true, signal: gone.signal });
    return () => {
      gone.abort();
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}

/** The last section that begins in the upper part; at the end of the page its last one, however short. */
function sectionRead(ids: readonly string[]): string | null {
  const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - END_PX;
  const begun = sections.filter((section) => section.getBoundingClientRect().top <= innerHeight * READING_SHARE);
  return (isAtEnd ? sections : begun).at(-1)?.id ?? null;
}
