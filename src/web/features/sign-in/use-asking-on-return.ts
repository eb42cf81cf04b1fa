import { useEffect } from 'react';
import { noticeVerified } from './verify-link.ts';

/** The link of a mail is opened in another tab or another app: whoever comes back from there sees that it has worked. */
export function useAskingOnReturn(): void {
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void noticeVerified();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, []);
}
