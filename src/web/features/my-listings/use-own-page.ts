import { useRef } from 'react';
import type { KindId } from '#kinds/index.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { type UsedRemote, useRemote } from '../panel/use-remote.ts';
import { listOwnListings, type OwnPage } from './calls.ts';
import type { OwnView } from './own-view.ts';

export interface UsedOwnPage extends UsedRemote<OwnPage> {
  /** What is shown is of the view before; the one asked for is on its way. */
  readonly isStale: boolean;
}

/** A page of one's own listings. While another view is on its way the one before stays in sight, so that nothing jumps. */
export function useOwnPage(kind: KindId, { state, q, page }: OwnView): UsedOwnPage {
  const remote = useRemote<OwnPage>(`own:${kind}:${state}:${page}:${q}`, () =>
    browserApi().call(listOwnListings, { query: { kind, state, q, page } }),
  );
  const last = useRef<OwnPage>(undefined);
  if (remote.value) last.current = remote.value;
  const isStale = remote.value === undefined && remote.error === undefined && last.current !== undefined;
  return { ...remote, value: isStale ? last.current : remote.value, isStale };
}
