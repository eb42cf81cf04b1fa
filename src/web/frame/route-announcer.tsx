import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces the title after each client-side navigation, and focuses the beginning of the page if the focused element
 * was removed.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The <title> is written in the same commit; one frame later it is certain to be there.
    const frame = requestAnimationFrame(() => {
      // Strips the unread count, which is announced elsewhere.
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
