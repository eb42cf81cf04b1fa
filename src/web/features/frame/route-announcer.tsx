import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Says the title of each page that came without the browser loading one, and puts the focus at the page's beginning
 * where what had it went away with the page before.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The page's <title> is written in the same commit; the frame after it is the first that surely has it.
    const frame = requestAnimationFrame(() => {
      // How much waits to be read stands before it; that is said elsewhere.
      setTitle(document.title.replace(/^\(\d+\+?\) /, ''));
      if (!hash && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
