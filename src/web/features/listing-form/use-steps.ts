import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STEP_IDS, type StepId } from './form-plan.ts';

const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether all parts stand on one page with the preview beside them. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

/**
 * The step that the address names: each is an entry of the history, so that a phone's "back" goes one step back. It
 * stands behind the `#`, as such a change asks nothing of the server: steps work without a connection.
 */
export function useSteps() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const current: StepId = STEP_IDS.find((id) => hash === `#${id}`) ?? 'what';
  const at = STEP_IDS.indexOf(current);
  const isUnnamed = hash === '';
  useEffect(() => {
    // From an address without a step the router would ask the server; from one to another it does not.
    if (isUnnamed) void navigate({ search, hash: STEP_IDS[0] }, { replace: true, preventScrollReset: true });
  }, [isUnnamed, search, navigate]);
  const go = (step: StepId | undefined) => {
    if (step && step !== current && !isWide) void navigate({ search, hash: step }, { preventScrollReset: true });
  };
  return { current, isWide, go, next: () => go(STEP_IDS[at + 1]), back: () => go(STEP_IDS[at - 1]) };
}
