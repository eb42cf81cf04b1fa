import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/errors.ts';

/** State of an e-mail's link: pending, accepted, rejected or unknown. */
export type LinkState<Answer> =
  | { readonly name: 'waiting' }
  | { readonly name: 'success'; readonly answer: Answer }
  | { readonly name: 'failed' }
  | { readonly name: 'unreached'; readonly error: unknown };

/**
 * Creates the hook that sends a link's token. It runs only after hydration: scanners that merely fetch the links of
 * e-mails do not use them up. A link works once, so it is sent once however often its page is mounted in this tab.
 */
export function mailLink<Answer>(send: (token: string) => Promise<Answer>) {
  const sent = new Map<string, Promise<LinkState<Answer>>>();

  function sendOnce(token: string): Promise<LinkState<Answer>> {
    const earlier = sent.get(token);
    if (earlier) return earlier;
    const outcome = send(token).then((answer) => ({ name: 'success', answer }) as const, stateOf);
    sent.set(token, outcome);
    void outcome.then(({ name }) => name === 'unreached' && sent.delete(token));
    return outcome;
  }

  return function useMailLink(token: string): { state: LinkState<Answer>; retry: () => void } {
    const [state, setState] = useState<LinkState<Answer>>({ name: 'waiting' });
    const retry = useCallback(() => {
      setState({ name: 'waiting' });
      void sendOnce(token).then(setState);
    }, [token]);
    useEffect(retry, [retry]);
    return { state, retry };
  };
}

function stateOf(error: unknown): LinkState<never> {
  const isRefused = isApiError(error) && (error.code === 'linkInvalid' || error.code === 'validationFailed');
  return isRefused ? { name: 'failed' } : { name: 'unreached', error };
}
