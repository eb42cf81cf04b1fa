import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { verifyEmail } from '../session/calls.ts';
import { plainApi } from '../session/session-call.ts';

/** What has become of a link: it waits for the server, was right, was wrong, or nobody knows. */
export type Verification =
  | { readonly name: 'waiting' }
  | { readonly name: 'success'; readonly email: string }
  | { readonly name: 'failed' }
  | { readonly name: 'unreached'; readonly error: unknown };

/** A link works once, so it is sent once however often its page is shown in this tab. */
const sent = new Map<string, Promise<Verification>>();

/**
 * Sends the token of a link. Only a script does, after the page has come to life: what merely fetches the addresses in a
 * mail to look for harm does not use the link up.
 */
export function useLink(token: string): { state: Verification; retry: () => void } {
  const [state, setState] = useState<Verification>({ name: 'waiting' });
  const send = useCallback(() => {
    setState({ name: 'waiting' });
    void sendOnce(token).then(setState);
  }, [token]);
  useEffect(send, [send]);
  return { state, retry: send };
}

function sendOnce(token: string): Promise<Verification> {
  let outcome = sent.get(token);
  if (!outcome) {
    outcome = send(token);
    sent.set(token, outcome);
    void outcome.then(({ name }) => name === 'unreached' && sent.delete(token));
  }
  return outcome;
}

async function send(token: string): Promise<Verification> {
  try {
    const { data } = await plainApi.call(verifyEmail, { body: { token } });
    void noticeVerified();
    return { name: 'success', email: data.email };
  } catch (error) {
    const isRefused = isApiError(error) && (error.code === 'linkInvalid' || error.code === 'validationFailed');
    return isRefused ? { name: 'failed' } : { name: 'unreached', error };
  }
}

/** Whoever is logged in here may do more from now on. */
export async function noticeVerified(): Promise<void> {
  try {
    const { refreshCurrentUser } = await import('../session/keep-session.ts');
    await refreshCurrentUser();
  } catch {
    // It will be asked for again by the next page that wants to know.
  }
}
