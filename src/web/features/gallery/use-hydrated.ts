import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page comes to life, true afterwards: for what is of no use without a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
