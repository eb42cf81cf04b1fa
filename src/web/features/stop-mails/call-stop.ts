import { isApiError } from '#contract/errors.ts';
import type * as Realtime from '#contract/realtime.ts';
import { saidCall } from '../../lib/said-call.ts';
import { plainApi } from '../session/session-call.ts';
import { isInvalidLink, type StopState } from './stop-state.ts';

/** Said without the contract's schemas; a test holds that it is the contract's. */
export const stopMessageMails = saidCall<typeof Realtime.stopMessageMails>('mails.stop', 'POST', '/mails/stop/{token}');

/** Sends the form from the browser: pages take few forms from one address, and many people may stand behind it. */
export async function callStop(token: string): Promise<StopState> {
  try {
    await plainApi.call(stopMessageMails, { params: { token } });
    return { outcome: 'done' };
  } catch (error) {
    if (isApiError(error) && isInvalidLink(error.code)) return { outcome: 'invalid' };
    // A message that is only the code means that the server did not get to say anything.
    const isSaid = isApiError(error) && error.message !== error.code;
    return { outcome: 'failed', ...(isSaid ? { text: error.message } : {}) };
  }
}
