import { useEffect } from 'react';
import { noticeVerified } from './notice-verified.ts';

/** Refreshes the session on return to the tab: the e-mail's link may have been opened in another tab or app. */
export function useAskingOnReturn(): void {
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void noticeVerified();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
}
