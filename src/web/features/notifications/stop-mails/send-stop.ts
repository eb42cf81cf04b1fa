import { data, type RouterContextProvider } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import { stopMessageMails } from '#contract/realtime.ts';
import { getSeam } from '../../../lib/seam.ts';
import { isInvalidLink, type StopState } from './stop-state.ts';

/** Sends the form without JavaScript; for the page's action only, as it imports the contract's schemas. */
export async function sendStop(args: { readonly context: Readonly<RouterContextProvider> }, token: string) {
  try {
    await getSeam(args).api.call(stopMessageMails, { params: { token } });
    return data<StopState>({ outcome: 'done' });
  } catch (error) {
    if (!isApiError(error)) throw error;
    const state: StopState = isInvalidLink(error.code)
      ? { outcome: 'invalid' }
      : { outcome: 'failed', text: error.message };
    return data(state, { status: error.status });
  }
}
