import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnComment } from '#contract/comments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { getOwnComment } from './calls.ts';

export interface OwnCommentState {
  /** Undefined until the server has said it, and for who is not logged in. */
  readonly value: OwnComment | undefined;
  /** Why it could not be asked for. */
  readonly error: unknown;
  readonly reload: () => Promise<void>;
  /** Takes over what a write has answered. */
  readonly write: (value: OwnComment) => void;
}

/** How who is logged in stands to the comments on a listing; `personId` is null for nobody. */
export function useOwnComment(listingId: number, personId: number | null): OwnCommentState {
  const [state, setState] = useState<{ value?: OwnComment; error?: unknown }>({});
  // What was asked for before something was written, or for somebody else, is stale when it comes.
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await browserApi()
      .call(getOwnComment, { params: { id: listingId } })
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
    if (turn.current === mine) setState((before) => ({ ...before, error: undefined, ...next }));
  }, [listingId]);
  const write = useCallback((value: OwnComment) => {
    turn.current += 1;
    setState({ value });
  }, []);
  useEffect(() => {
    turn.current += 1;
    setState((before) => (before.value || before.error ? {} : before));
    if (personId !== null) void reload();
  }, [personId, reload]);
  return { value: state.value, error: state.error, reload, write };
}
