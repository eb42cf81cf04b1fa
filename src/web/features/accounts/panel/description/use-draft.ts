import { useEffect, useRef } from 'react';
import { useLeavingQuestion } from '../../../../lib/forms/use-leaving-question.ts';
import { useRemoteStore } from '../../../../lib/remote/remote-context.tsx';

/** Keeps unsaved input while the user visits another section. */
export function useDraft<Values>(name: string) {
  const store = useRemoteStore();
  const key = `draft:${name}`;
  return {
    read: () => store.read<Values | null>(key).value ?? null,
    keep: (values: Values | null) => store.write(key, values),
  };
}

/** Calls `leave` on unmount; with `isAsking` the browser confirms before the page is closed. */
export function useOnLeaving(leave: () => void, isAsking: boolean): void {
  const newest = useRef(leave);
  newest.current = leave;
  useEffect(() => () => newest.current(), []);
  useLeavingQuestion(isAsking);
}
