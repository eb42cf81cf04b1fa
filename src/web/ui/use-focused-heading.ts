import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** Focuses a page's heading after a client-side navigation. */
export function useFocusedHeading(page: string | number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useRef(useNavigationType());
  useEffect(() => {
    if (way.current !== 'POP' && page) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}
