import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { isApiError } from '#contract/errors.ts';
import { plainApi } from '../session/session-call.ts';
import { renewByLink } from './calls.ts';

/** What has become of a link: it waits for the server, was right, was wrong, or nobody knows. */
export type Renewal =
  | { readonly name: 'waiting' }
  | { readonly name: 'success'; readonly renewed: AnswerOf<typeof renewByLink>['data'] }
  | { readonly name: 'failed' }
  | { readonly name: 'unreached'; readonly error: unknown };

/** A link works once, so it is sent once however often its page is shown in this tab. */
const sent = new Map<string, Promise<Renewal>>();

/**
 * Renews a listing by the token of a link. Only a script does, after the page has come to life: what merely fetches the
 * addresses in a mail to look for harm does not use the link up.
 */
export function useRenewal(token: string): { state: Renewal; retry: () => void } {
  const [state, setState] = useState<Renewal>({ name: 'waiting' });
  const send = useCallback(() => {
    setState({ name: 'waiting' });
    void sendOnce(token).then(setState);
  }, [token]);
  useEffect(send, [send]);
  return { state, retry: send };
}

function sendOnce(token: string): Promise<Renewal> {
  let outcome = sent.get(token);
  if (!outcome) {
    outcome = send(token);
    sent.set(token, outcome);
    void outcome.then(({ name }) => name === 'unreached' && sent.delete(token));
  }
  return outcome;
}

async function send(token: string): Promise<Renewal> {
  try {
    return { name: 'success', renewed: (await plainApi.call(renewByLink, { body: { token } })).data };
  } catch (error) {
    const isRefused = isApiError(error) && (error.code === 'linkInvalid' || error.code === 'validationFailed');
    return isRefused ? { name: 'failed' } : { name: 'unreached', error };
  }
}
