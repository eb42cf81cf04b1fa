import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type PlaceListener, ThreadPlace } from './thread-place.ts';

export interface ThreadScrollOptions extends Omit<PlaceListener, 'onFar'> {
  /** Changes when messages are added, removed or edited. */
  readonly version: unknown;
  /** Where the conversation opens; at the end when not rendered. */
  readonly openAt: RefObject<HTMLElement | null>;
}

/** Keeps the scroll position of a conversation while its content changes. */
export function useThreadScroll(log: RefObject<HTMLElement | null>, options: ThreadScrollOptions) {
  const [isFar, setFar] = useState(false);
  const listener = useRef<PlaceListener>({ ...options, onFar: setFar });
  listener.current = { ...options, onFar: setFar };
  const [place] = useState(
    () =>
      new ThreadPlace(
        () => log.current,
        () => listener.current,
      ),
  );
  const { openAt, version } = options;
  useLayoutEffect(() => {
    if (openAt.current) place.openAt(openAt.current);
  }, [place, openAt]);
  useLayoutEffect(place.keep, [version]);
  useEffect(() => place.follow(), [place]);
  return { isFar, toEnd: (isSmooth: boolean) => place.toEnd(isSmooth) };
}
