import { useEffect, useRef } from 'react';
import { useRemoteStore } from '../panel-context.tsx';

/** Where what was typed and not saved waits while the person looks at another section. */
export function useDraft<Values>(name: string) {
  const store = useRemoteStore();
  const key = `draft:${name}`;
  return {
    read: () => store.read<Values | null>(key).value ?? null,
    keep: (values: Values | null) => store.write(key, values),
  };
}

/** Does something when the part goes away; the browser asks before the page is closed meanwhile, when that is wanted. */
export function useOnLeaving(leave: () => void, isAsking: boolean): void {
  const newest = useRef(leave);
  newest.current = leave;
  useEffect(() => () => newest.current(), []);
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);
}
