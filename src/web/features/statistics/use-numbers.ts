import { useCallback, useEffect, useRef, useState } from 'react';
import type { SellerNumbers } from '#contract/statistics.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { getNumbers } from './calls.ts';
import type { Range } from './figures.ts';

export interface NumbersState {
  /** Of the requested range, or of the previous one while it is loading. */
  readonly numbers: SellerNumbers | null;
  /** Why loading failed. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** Statistics of the user's listing over a range; cached once loaded. */
export function useNumbers(id: number, days: Range): NumbersState {
  const [state, setState] = useState<Omit<NumbersState, 'retry'>>({ numbers: null, error: null, isLoading: true });
  const known = useRef(new Map<Range, SellerNumbers>());
  const wanted = useRef(days);
  const load = useCallback(async () => {
    wanted.current = days;
    const before = known.current.get(days);
    if (before) return setState({ numbers: before, error: null, isLoading: false });
    setState(({ numbers }) => ({ numbers, error: null, isLoading: true }));
    try {
      const numbers = await browserApi().call(getNumbers, { params: { id }, query: { days } });
      known.current.set(days, numbers);
      if (wanted.current === days) setState({ numbers, error: null, isLoading: false });
    } catch (error) {
      if (wanted.current === days) setState({ numbers: null, error, isLoading: false });
    }
  }, [id, days]);
  useEffect(() => void load(), [load]);
  return { ...state, retry: () => void load() };
}
