import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../lib/i18n.tsx';
import { isChatPath } from '../lib/paths/chat-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { useTask } from './task.ts';

/**
 * Says that there is no connection, and blocks links and searches, so that the browser's error page does not replace
 * the page being read. The chat works offline and marks unsent messages itself; forms report their own failures, so
 * there the notice appears only after a blocked link.
 */
export function OfflineNotice() {
  const t = useT();
  const isOffline = useSyncExternalStore(subscribe, isOfflineNow, () => false);
  const isChat = isChatPath(useLocation().pathname);
  const presses = useKeptPages(isOffline && !isChat);
  const isForm = useTask()?.isForm === true;
  if (!isOffline || isChat || (isForm && presses === 0)) return null;
  return (
    // Shown and announced anew with each press.
    <p key={presses} role="alert" className="offline-notice">
      <Icon name="circle-alert" size={18} />
      {t('frame.offline')}
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

const isOfflineNow = () => !navigator.onLine;

/** Blocks navigation while offline; returns the number of blocked attempts. */
function useKeptPages(isOffline: boolean): number {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (!isOffline) return;
    const stop = (event: Event) => {
      if (!leavesPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setPresses((before) => before + 1);
    };
    // Before the router and the browser.
    addEventListener('click', stop, true);
    addEventListener('submit', stop, true);
    return () => {
      removeEventListener('click', stop, true);
      removeEventListener('submit', stop, true);
      setPresses(0);
    };
  }, [isOffline]);
  return presses;
}

/** Whether an event follows a link to another page of the site or sends a search. */
function leavesPage({ target }: Event): boolean {
  if (target instanceof HTMLFormElement) return target.method === 'get';
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || isChatPath(link.pathname))
    return false;
  // Links to files, such as pictures, open in the page.
  if (/\.\w+$/.test(link.pathname)) return false;
  return link.pathname !== location.pathname || link.search !== location.search || !link.hash;
}
