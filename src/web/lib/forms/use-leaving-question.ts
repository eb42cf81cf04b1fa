import { useEffect } from 'react';

/** The browser confirms before the page is closed or reloaded if that would lose input. */
export function useLeavingQuestion(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
