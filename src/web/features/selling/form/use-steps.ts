import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STEP_IDS, type StepId } from './form-plan.ts';

const WIDE = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

export interface Steps {
  readonly current: StepId;
  /** Whether all parts are on one page with the preview beside them. */
  readonly isWide: boolean;
  readonly go: (step: StepId | undefined) => void;
  readonly next: () => void;
  readonly back: () => void;
}

/**
 * The step in the URL: each is a history entry, so that a phone's back button goes one step back. It is in the hash,
 * which needs no request to the server: steps work offline.
 */
export function useSteps(): Steps {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const current: StepId = STEP_IDS.find((id) => hash === `#${id}`) ?? 'what';
  const at = STEP_IDS.indexOf(current);
  const isUnnamed = hash === '';
  useEffect(() => {
    // From a URL without a step the router would call the server; from one step to another it does not.
    if (isUnnamed) void navigate({ search, hash: STEP_IDS[0] }, { replace: true, preventScrollReset: true });
  }, [isUnnamed, search, navigate]);
  const go = (step: StepId | undefined) => {
    if (step && step !== current && !isWide) void navigate({ search, hash: step }, { preventScrollReset: true });
  };
  return { current, isWide, go, next: () => go(STEP_IDS[at + 1]), back: () => go(STEP_IDS[at - 1]) };
}
