import { type RefObject, useEffect, useRef, useState } from 'react';

/** Accepts files dropped anywhere on the field's conversation. @returns whether files are being dragged over it */
export function usePaneDrop(field: RefObject<HTMLElement | null>, onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const act = useRef(onDrop);
  act.current = onDrop;
  useEffect(() => {
    const pane = field.current?.closest('section') ?? field.current;
    if (!pane) return;
    const ending = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      pane.addEventListener(name, listener, { signal: ending.signal });
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (!pane.contains(relatedTarget as Node | null)) setOver(false);
    });
    listen('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      act.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => ending.abort();
  }, [field]);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
