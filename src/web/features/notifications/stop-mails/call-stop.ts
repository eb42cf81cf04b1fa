import { isApiError } from '#contract/errors.ts';
import type * as Realtime from '#contract/realtime.ts';
import { saidCall } from '../../../lib/said-call.ts';
import { plainApi } from '../../../lib/session/session-call.ts';
import { isInvalidLink, type StopState } from './stop-state.ts';

/** Declared without the contract's schemas; a test checks it against the contract. */
export const stopMessageMails = saidCall<typeof Realtime.stopMessageMails>('mails.stop', 'POST', '/mails/stop/{token}');

/** Sends the form through the API: page forms are rate-limited per IP address, which many people may share. */
export async function callStop(token: string): Promise<StopState> {
  try {
    await plainApi.call(stopMessageMails, { params: { token } });
    return { outcome: 'done' };
  } catch (error) {
    if (isApiError(error) && isInvalidLink(error.code)) return { outcome: 'invalid' };
    // A message that equals its code is not from the server.
    const isSaid = isApiError(error) && error.message !== error.code;
    return { outcome: 'failed', ...(isSaid ? { text: error.message } : {}) };
  }
}
