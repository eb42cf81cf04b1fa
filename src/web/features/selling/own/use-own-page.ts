import { useRef } from 'react';
import type { KindId } from '#kinds/index.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { listOwnListings, type OwnPage } from './calls.ts';
import type { OwnView } from './own-view.ts';

export interface UsedOwnPage extends UsedRemote<OwnPage> {
  /** The page shown is of the previous view; the requested one is loading. */
  readonly isStale: boolean;
}

/** A page of the user's listings. While another view is loading the previous one stays, so that nothing shifts. */
export function useOwnPage(kind: KindId, { state, q, page }: OwnView): UsedOwnPage {
  const remote = useRemote<OwnPage>(`own:${kind}:${state}:${page}:${q}`, () =>
    browserApi().call(listOwnListings, { query: { kind, state, q, page } }),
  );
  const last = useRef<OwnPage>(undefined);
  if (remote.value) last.current = remote.value;
  const isStale = remote.value === undefined && remote.error === undefined && last.current !== undefined;
  return { ...remote, value: isStale ? last.current : remote.value, isStale };
}
