import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnComment } from '#contract/comments.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { getOwnComment } from './calls.ts';

export interface OwnCommentState {
  /** Undefined until loaded, and for anonymous visitors. */
  readonly value: OwnComment | undefined;
  /** Why loading failed. */
  readonly error: unknown;
  readonly reload: () => Promise<void>;
  /** Applies the response of a write. */
  readonly write: (value: OwnComment) => void;
}

/** The signed-in user's own state on a listing's comments; `personId` is null for anonymous visitors. */
export function useOwnComment(listingId: number, personId: number | null): OwnCommentState {
  const [state, setState] = useState<{ value?: OwnComment; error?: unknown }>({});
  // Discards stale responses: requested before a write, or for another user.
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
